import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Dates of Luxon as Chinese writes them: the browser's `Intl` has the words. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-CN' } } },
} satisfies ThemeOptions;
