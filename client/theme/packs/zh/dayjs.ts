import 'dayjs/locale/zh-cn';
import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Chinese dates with Day.js, unless a demo sets a locale itself. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } } },
} satisfies ThemeOptions;
