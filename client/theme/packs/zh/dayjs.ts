import 'dayjs/locale/zh-cn';
import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The year before the month. The theme's types lack this prop. */
const calendarHeader: object = { format: 'YYYY年M月' };

/** Chinese dates with Day.js, unless a demo sets a locale itself. */
export default {
  components: {
    MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } },
    MuiPickersCalendarHeader: { defaultProps: calendarHeader },
  },
} satisfies ThemeOptions;
