import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { zhCN } from 'date-fns/locale/zh-CN';

/** Dates of date-fns as Chinese writes them, where a demo names no language itself. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: zhCN } } },
} satisfies ThemeOptions;
