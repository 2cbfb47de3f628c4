import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The year before the month. The theme's types lack this prop. */
const calendarHeader: object = { format: 'yyyy年M月' };

/** Chinese dates with Luxon, which uses the browser's `Intl` data. */
export default {
  components: {
    MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-CN' } },
    MuiPickersCalendarHeader: { defaultProps: calendarHeader },
  },
} satisfies ThemeOptions;
