import type { ThemeOptions } from '@mui/material/styles';
import { zhCN } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Chinese texts of the pickers. The package's text for the next step is that of a noun (下个). */
export default {
  components: {
    MuiLocalizationProvider: {
      defaultProps: {
        localeText: {
          ...zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
          nextStepButtonLabel: '下一步',
        },
      },
    },
  },
} satisfies ThemeOptions;
