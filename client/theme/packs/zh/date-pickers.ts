import type { ThemeOptions } from '@mui/material/styles';
import { zhCN } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The package's text for the next step means the next one (下个). */
const localeText: object = {
  ...zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  nextStepButtonLabel: '下一步',
};

export default {
  components: { MuiLocalizationProvider: { defaultProps: { localeText } } },
} satisfies ThemeOptions;
