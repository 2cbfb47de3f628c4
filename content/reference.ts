import type { ReferenceCatalog, StateClass } from '../site/reference/catalog.ts';
import { RENAMES } from './reference-renames.ts';

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

const PICKERS = ['Date', 'Time', 'DateTime', 'DateRange', 'TimeRange', 'DateTimeRange'].map((kind) => `${kind}Picker`);

const TIME_RANGE_PICKERS = ['TimeRangePicker', 'DateTimeRangePicker'].flatMap((name) => [
  name,
  `Desktop${name}`,
  `Mobile${name}`,
  `Static${name}`,
]);

const CHARTS_WITH_TOOLBAR = [
  ...['BarChart', 'LineChart', 'PieChart', 'ScatterChart', 'RadarChart', 'Heatmap'],
  ...['BarChartPro', 'LineChartPro', 'PieChartPro', 'ScatterChartPro', 'RadarChartPro'],
];

/**
 * What the reference documents. Components whose own comment names a reference page have one without being listed here.
 */
export const reference: ReferenceCatalog = {
  products: [
    {
      product: 'x-data-grid',
      base: 'DataGrid',
      paid: {
        pro: [
          ...['pinnedRows', 'pinnedRows--top', 'pinnedRows--bottom', 'main--hasPinnedRight', 'headerFilterRow'],
          ...['cell--pinnedLeft', 'cell--pinnedRight', 'cell--withLeftBorder', 'columnSeparator--sideLeft'],
          ...['columnHeader--pinnedLeft', 'columnHeader--pinnedRight', 'columnHeader--withLeftBorder'],
          ...['scrollShadow', 'scrollShadow--horizontal', 'scrollShadow--vertical'],
          // Several filters, and a grid without pages.
          ...['filterPanelAddIcon', 'filterPanelRemoveAllIcon', 'panelFooter', 'footerRowCount', 'rowCount'],
        ],
        premium: ['aiAssistantPanel', 'cell--selectionMode', 'footerCell', 'withSidePanel'],
      },
      withoutEffect: [
        {
          components: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
          names: [
            ...['columnsManagementEmptyText', 'columnsManagementScrollArea', 'promptError'],
            'virtualScrollerContent--overflowed',
          ],
        },
      ],
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
      withoutEffect: [
        // It is read, but the package's own transition is rendered.
        { components: PICKERS.flatMap((name) => [name, `Desktop${name}`]), names: ['desktopTransition'] },
        // What is read is `toolbar`.
        { components: TIME_RANGE_PICKERS, names: ['Toolbar'] },
      ],
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
      withoutEffect: [
        { components: CHARTS_WITH_TOOLBAR, names: ['baseButton'] },
        { components: ['FunnelChart', 'SankeyChart'], names: ['baseButton', 'baseIconButton', 'toolbar'] },
        { components: ['SparkLineChart'], names: ['mark'] },
        { components: ['Heatmap'], names: ['root'] },
        // These charts do not pass the slots of its parts on to their toolbar. `ScatterChartPro` does.
        {
          components: ['BarChartPro', 'LineChartPro', 'PieChartPro', 'RadarChartPro', 'Heatmap'],
          names: [
            ...['baseDivider', 'baseIconButton', 'baseMenuItem', 'baseMenuList', 'basePopper', 'baseTooltip'],
            ...['exportIcon', 'zoomInIcon', 'zoomOutIcon'],
          ],
        },
      ],
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
      withoutEffect: [{ components: ['SimpleTreeView'], names: ['item'] }],
      packages: [
        { name: '@mui/x-tree-view', plan: null },
        { name: '@mui/x-tree-view-pro', plan: 'pro' },
      ],
      components: ['TreeItemDragAndDropOverlay', 'TreeItemIcon', 'TreeItemProvider'],
      interfaces: [],
    },
  ],
  shared: ['@mui/x-license', '@mui/x-telemetry', '@mui/x-internals', '@mui/x-virtualizer', '@mui/x-internal-gestures'],
  renames: RENAMES,
  migrationGuides: {
    'x-data-grid': 'https://mui.com/x/migration/migration-data-grid-v8/',
    'x-date-pickers': 'https://mui.com/x/migration/migration-pickers-v8/',
    'x-charts': 'https://mui.com/x/migration/migration-charts-v8/',
    'x-tree-view': 'https://mui.com/x/migration/migration-tree-view-v8/',
  },
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
