import type { ThemeOptions } from '@mui/material/styles';
import { zhCN } from '@mui/x-data-grid/locales';
import type {} from '@mui/x-data-grid/themeAugmentation';

const OTHER_PAGES: Record<string, string> = { first: '第一页', last: '最后一页', next: '下一页', previous: '上一页' };

/** Chinese texts of the grid: those of the package, and those that it lacks and demos show. */
export default {
  components: {
    MuiDataGrid: {
      defaultProps: {
        localeText: {
          ...zhCN.components.MuiDataGrid.defaultProps.localeText,
          aggregationFunctionLabelNone: '无',
          aggregationFunctionLabelSize: '计数',
          aggregationFunctionLabelSum: '合计',
          columnMenuManagePivot: '管理透视',
          emptyPivotOverlayLabel: '把字段添加到行、列和值，即可创建透视表',
          pivotCloseButton: '关闭透视设置',
          pivotColumns: '列',
          pivotDragToColumns: '拖到此处，生成列',
          pivotDragToRows: '拖到此处，生成行',
          pivotDragToValues: '拖到此处，生成值',
          pivotMenuAddToColumns: '添加到列',
          pivotMenuAddToRows: '添加到行',
          pivotMenuAddToValues: '添加到值',
          pivotMenuColumns: '列',
          pivotMenuMoveDown: '下移',
          pivotMenuMoveToBottom: '移到底部',
          pivotMenuMoveToTop: '移到顶部',
          pivotMenuMoveUp: '上移',
          pivotMenuOptions: '字段选项',
          pivotMenuRemove: '移除',
          pivotMenuRows: '行',
          pivotMenuValues: '值',
          pivotNoFields: '没有字段',
          pivotQuarterColumnHeaderName: '（季度）',
          pivotRows: '行',
          pivotSearchButton: '搜索字段',
          pivotSearchControlClear: '清除搜索',
          pivotSearchControlLabel: '搜索字段',
          pivotSearchControlPlaceholder: '搜索字段',
          pivotToggleLabel: '透视',
          pivotValues: '值',
          pivotYearColumnHeaderName: '（年份）',
          toolbarPivot: '透视',
        },
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': '分页导航',
        getItemAriaLabel: (type, page, selected) =>
          type === 'page' ? `${selected ? '' : '转到'}第 ${page} 页` : `转到${OTHER_PAGES[type] ?? ''}`,
      },
    },
  },
} satisfies ThemeOptions;
