import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Chinese dates with Luxon, which uses the browser's `Intl` data. */
export default {
  components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-CN' } } },
} satisfies ThemeOptions;
