import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { zhCN } from 'date-fns/locale/zh-CN';

/** Chinese dates with date-fns, unless a demo sets a locale itself. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: zhCN } } },
} satisfies ThemeOptions;
