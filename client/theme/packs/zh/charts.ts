import type { ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';

/** Chinese texts of the charts, which the package lacks. */
export default {
  components: {
    MuiChartsLocalizationProvider: {
      defaultProps: {
        localeText: {
          loading: '正在加载数据…',
          noData: '没有可显示的数据',
          zoomIn: '放大',
          zoomOut: '缩小',
          toolbarExport: '导出',
          toolbarExportPrint: '打印',
          toolbarExportImage: (mimeType) => `导出为 ${mimeType.replace('image/', '').toUpperCase()}`,
        },
      },
    },
  },
} satisfies ThemeOptions;
