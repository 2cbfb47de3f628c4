import type { ReferenceCatalog, StateClass } from '../site/reference-catalog.ts';

/** Without a date library `PickerValidDate` is `any`: with this one it keeps its name. */
const PICKER_DATE = `
interface PickerValidDate { readonly date: unique symbol }
declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { reference: PickerValidDate } }
`;

const GRID_STATES: readonly StateClass[] = [
  {
    name: 'row.Mui-selected',
    selector: '.MuiDataGrid-row.Mui-selected',
    text: { en: 'Styles applied to a row that is selected.', zh: '应用于被选中的行的样式。' },
  },
];

/**
 * What the reference documents. Components whose own comment names a reference page have one without being listed here.
 */
export const reference: ReferenceCatalog = {
  products: [
    {
      product: 'x-data-grid',
      base: 'DataGrid',
      packages: [
        { name: '@mui/x-data-grid', plan: null },
        { name: '@mui/x-data-grid-pro', plan: 'pro' },
        { name: '@mui/x-data-grid-premium', plan: 'premium' },
      ],
      components: [
        'GridActionsCell',
        'GridActionsCellItem',
        'GridAiAssistantPanel',
        'GridChartsIntegrationContextProvider',
        'GridChartsPanel',
        'GridChartsRendererProxy',
        'GridColumnMenu',
        'GridColumnsPanel',
        'GridFilterForm',
        'GridFilterPanel',
        'GridPagination',
        'GridPivotPanel',
        'GridToolbarQuickFilter',
      ],
      interfaces: [
        'GridActionsColDef',
        'GridAggregationFunction',
        'GridAggregationFunctionDataSource',
        'GridApi',
        'GridCellParams',
        'GridColDef',
        'GridCsvExportOptions',
        'GridDataSource',
        'GridExcelExportOptions',
        'GridExportStateParams',
        'GridFilterItem',
        'GridFilterModel',
        'GridFilterOperator',
        'GridGetRowsParams',
        'GridGetRowsResponse',
        'GridListViewColDef',
        'GridPrintExportOptions',
        'GridRowClassNameParams',
        'GridRowParams',
        'GridRowSelectionModel',
        'GridRowSpacingParams',
        'GridSingleSelectColDef',
        'GridToolbarProps',
      ],
    },
    {
      product: 'x-date-pickers',
      base: 'DatePicker',
      // They are for older versions of their date libraries.
      withoutSize: ['@mui/x-date-pickers/AdapterDateFnsV2', '@mui/x-date-pickers/AdapterDateFnsJalaliV2'],
      packages: [
        { name: '@mui/x-date-pickers', plan: null },
        { name: '@mui/x-date-pickers-pro', plan: 'pro' },
      ],
      components: [
        'DateTimeRangePickerTabs',
        'DateTimeRangePickerToolbar',
        'DesktopTimeRangePicker',
        'MobileTimeRangePicker',
        'PickersActionBar',
        'PickersRangeCalendarHeader',
        'PickersSectionList',
        'PickersTextField',
        'TimeRangePickerToolbar',
      ],
      interfaces: [],
      declarations: PICKER_DATE,
    },
    {
      product: 'x-charts',
      base: 'BarChart',
      packages: [
        { name: '@mui/x-charts', plan: null },
        { name: '@mui/x-charts-pro', plan: 'pro' },
      ],
      components: [
        'BarElement',
        'BarLabel',
        'ChartContainer',
        'ChartContainerPro',
        'ChartDataProvider',
        'ChartDataProviderPro',
        'ChartsAxisTooltipContent',
        'ChartsBrushOverlay',
        'ChartsItemTooltipContent',
        'ChartsLegend',
        'ChartsOverlay',
        'ChartsReferenceLine',
        'ChartsText',
        'ChartsToolbarPro',
        'ChartsWrapper',
        'ChartsZoomSlider',
        'ContinuousColorLegend',
        'FunnelChart',
        'FunnelPlot',
        'Gauge',
        'GaugeContainer',
        'Heatmap',
        'HeatmapPlot',
        'HeatmapTooltip',
        'PieArc',
        'PieArcLabel',
        'PieArcLabelPlot',
        'PieArcPlot',
        'PieChartPro',
        'PiecewiseColorLegend',
        'RadarAxis',
        'RadarAxisHighlight',
        'RadarDataProvider',
        'RadarGrid',
        'RadarMetricLabels',
        'RadarSeriesArea',
        'RadarSeriesMarks',
        'RadarSeriesPlot',
        'SankeyChart',
        'SankeyPlot',
      ],
      interfaces: [
        'AxisConfig',
        'BarSeriesType',
        'FunnelSeriesType',
        'HeatmapSeriesType',
        'LineSeriesType',
        'PieSeriesType',
        'RadarSeriesType',
        'ScatterSeriesType',
      ],
    },
    {
      product: 'x-tree-view',
      base: 'SimpleTreeView',
      packages: [
        { name: '@mui/x-tree-view', plan: null },
        { name: '@mui/x-tree-view-pro', plan: 'pro' },
      ],
      components: ['TreeItemDragAndDropOverlay', 'TreeItemIcon', 'TreeItemProvider'],
      interfaces: [],
    },
  ],
  shared: ['@mui/x-license', '@mui/x-internals', '@mui/x-virtualizer'],
  states: {
    DataGrid: GRID_STATES,
    DataGridPro: GRID_STATES,
    DataGridPremium: [
      ...GRID_STATES,
      {
        name: 'cell.Mui-selected',
        selector: '.MuiDataGrid-cell.Mui-selected',
        text: { en: 'Styles applied to a cell that is selected.', zh: '应用于被选中的单元格的样式。' },
      },
    ],
  },
};
