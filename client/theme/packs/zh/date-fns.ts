import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { zhCN } from 'date-fns/locale/zh-CN';

/** The year before the month. The theme's types lack this prop. */
const calendarHeader: object = { format: 'yyyy年M月' };

/** Chinese dates with date-fns, unless a demo sets a locale itself. */
export default {
  components: {
    MuiLocalizationProvider: { defaultProps: { adapterLocale: zhCN } },
    MuiPickersCalendarHeader: { defaultProps: calendarHeader },
  },
} satisfies ThemeOptions;
