import 'dayjs/locale/zh-cn';
import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Dates of Day.js as Chinese writes them, where a demo names no language itself. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } } },
} satisfies ThemeOptions;
