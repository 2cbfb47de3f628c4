import type { ReferenceCatalog, Renames, StateClass } from '../site/reference/catalog.ts';

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

const GRID_RENAMES: Renames = {
  GridInputRowSelectionModel: 'GridRowSelectionModel',
  GridListColDef: 'GridListViewColDef',
  selectedGridRowsCountSelector: 'gridRowSelectionCountSelector',
  selectedGridRowsSelector: 'gridRowSelectionIdsSelector',
  useGridApiEventHandler: 'useGridEvent',
  useGridApiOptionHandler: 'useGridEventPriority',
};

/** What version 7 had twice: the second generation took the names of the first. */
const TREE_ITEMS = [
  ...['TreeItem2', 'TreeItem2Checkbox', 'TreeItem2Content', 'TreeItem2DragAndDropOverlay', 'TreeItem2GroupTransition'],
  ...['TreeItem2DragAndDropOverlayProps', 'TreeItem2Icon', 'TreeItem2IconContainer', 'TreeItem2IconProps'],
  ...[
    'TreeItem2IconSlotProps',
    'TreeItem2IconSlots',
    'TreeItem2Label',
    'TreeItem2LabelInput',
    'TreeItem2LabelInputProps',
  ],
  ...['TreeItem2Props', 'TreeItem2Provider', 'TreeItem2ProviderProps', 'TreeItem2Root', 'TreeItem2SlotProps'],
  ...['TreeItem2Slots', 'useTreeItem2', 'useTreeItem2Utils', 'UseTreeItem2Parameters', 'UseTreeItem2ReturnValue'],
  ...['UseTreeItem2Status', 'UseTreeItem2CheckboxSlotOwnProps', 'UseTreeItem2ContentSlotOwnProps'],
  ...['UseTreeItem2DragAndDropOverlaySlotOwnProps', 'UseTreeItem2GroupTransitionSlotOwnProps'],
  ...['UseTreeItem2IconContainerSlotOwnProps', 'UseTreeItem2LabelInputSlotOwnProps', 'UseTreeItem2LabelSlotOwnProps'],
  'UseTreeItem2RootSlotOwnProps',
];

const TREE_RENAMES: Renames = {
  ...Object.fromEntries(TREE_ITEMS.map((name) => [name, name.replace('2', '')])),
  TreeItemContentClassKey: 'TreeItemClassKey',
  TreeView: 'SimpleTreeView',
  TreeViewClassKey: 'SimpleTreeViewClassKey',
  TreeViewClasses: 'SimpleTreeViewClasses',
  TreeViewProps: 'SimpleTreeViewProps',
  TreeViewSlotProps: 'SimpleTreeViewSlotProps',
  getTreeViewUtilityClass: 'getSimpleTreeViewUtilityClass',
  treeViewClasses: 'simpleTreeViewClasses',
};

const PICKERS_RENAMES: Renames = {
  AdapterDateFnsJalaliV3: 'AdapterDateFnsJalali',
  AdapterDateFnsV3: 'AdapterDateFns',
  FieldValueType: 'PickerValueType',
  PickerShortcutChangeImportance: 'PickerChangeImportance',
  PickersMonthClassKey: 'MonthCalendarClassKey',
  PickersMonthClasses: 'MonthCalendarClasses',
  PickersYearClassKey: 'YearCalendarClassKey',
  PickersYearClasses: 'YearCalendarClasses',
  RangeFieldSection: 'FieldRangeSection',
  usePickersContext: 'usePickerContext',
  usePickersTranslations: 'usePickerTranslations',
  '#prop-unstableFieldRef': 'fieldRef',
  '#prop-unstableStartFieldRef': 'startFieldRef',
  '#prop-unstableEndFieldRef': 'endFieldRef',
  'DateRangePickerDay#class-dayInsideRangeInterval': 'insideSelection',
  'DateRangePickerDay#class-hiddenDayFiller': 'fillerCell',
  'DateRangePickerDay#class-outsideCurrentMonth': 'dayOutsideMonth',
  'DateRangePickerDay#class-rangeIntervalPreview': 'insidePreviewing',
  PickersDay: 'PickerDay',
  PickersDayClassKey: 'PickerDayClassKey',
  PickersDayProps: 'PickerDayProps',
  getPickersDayUtilityClass: 'getPickerDayUtilityClass',
  pickersDayClasses: 'pickerDayClasses',
  PickerDay2: 'PickerDay',
  PickerDay2ClassKey: 'PickerDayClassKey',
  PickerDay2Props: 'PickerDayProps',
  getPickerDay2UtilityClass: 'getPickerDayUtilityClass',
  pickerDay2Classes: 'pickerDayClasses',
  DateRangePickerDay2: 'DateRangePickerDay',
  DateRangePickerDay2ClassKey: 'DateRangePickerDayClassKey',
  DateRangePickerDay2OwnerState: 'DateRangePickerDayOwnerState',
  DateRangePickerDay2Props: 'DateRangePickerDayProps',
  dateRangePickerDay2Classes: 'dateRangePickerDayClasses',
  getDateRangePickerDay2UtilityClass: 'getDateRangePickerDayUtilityClass',
};

const CHARTS_RENAMES: Renames = {
  // Version 8 has them for continuous scales.
  'AxisConfig#prop-min': 'min',
  'AxisConfig#prop-max': 'max',
  // And of an axis at the side.
  'AxisConfig#prop-width': 'width',
  'HighlightScope#prop-highlighted': 'highlight',
  'HighlightScope#prop-faded': 'fade',
  ChartsAxisContentProps: 'ChartsAxisTooltipContentProps',
  ChartsItemContentProps: 'ChartsItemTooltipContentProps',
  ChartsTooltipMark: 'ChartsLabelMark',
  DefaultChartsAxisTooltipContent: 'ChartsAxisTooltipContent',
  DefaultChartsItemTooltipContent: 'ChartsItemTooltipContent',
  DefaultHeatmapTooltip: 'HeatmapTooltip',
  ResponsiveChartContainer: 'ChartContainer',
  ResponsiveChartContainerPro: 'ChartContainerPro',
  ResponsiveChartContainerProProps: 'ChartContainerProProps',
  ResponsiveChartContainerProps: 'ChartContainerProps',
  '#prop-disableVoronoi': 'disableHitArea',
  '#prop-voronoiMaxRadius': 'hitAreaRadius',
  // The deprecation in version 7 names `xAxisId`.
  '#prop-yAxisKey': 'yAxisId',
  'PieArcLabelPlot#prop-id': 'seriesId',
  'PieArcPlot#prop-id': 'seriesId',
  FunnelSectionClasses: 'FunnelClasses',
  HighlightItemData: 'HighlightItemIdentifier',
  UseAxisTooltipParams: 'UseAxesTooltipParams',
  UseAxisTooltipReturnValue: 'UseAxesTooltipReturnValue',
  useItemHighlighted: 'useItemHighlightState',
  useItemHighlightedGetter: 'useItemHighlightStateGetter',
  useSvgRef: 'useChartsLayerContainerRef',
};

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
  renames: {
    'x-data-grid': GRID_RENAMES,
    'x-date-pickers': PICKERS_RENAMES,
    'x-charts': CHARTS_RENAMES,
    'x-tree-view': TREE_RENAMES,
  },
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
