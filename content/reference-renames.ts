import type { ReferenceCatalog, Renames } from '../site/reference/catalog.ts';

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

/** What versions call by another name, by library: what a deprecation says is known without. */
export const RENAMES: ReferenceCatalog['renames'] = {
  'x-data-grid': GRID_RENAMES,
  'x-date-pickers': PICKERS_RENAMES,
  'x-charts': CHARTS_RENAMES,
  'x-tree-view': TREE_RENAMES,
};
