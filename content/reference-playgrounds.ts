import type { Playground, PlaygroundCatalog, PlaygroundControl } from '../site/demo/playground.ts';

/** A grid with some rows. */
function grid(component: string, from: string, props: Playground['props'] = {}): Playground {
  return {
    component,
    imports: [`import { ${component}, type GridColDef } from '${from}';`],
    data: ORDERS,
    within: "<div style={{ width: '100%', height: 320 }}>",
    props: { rows: 'rows', columns: 'columns', ...props },
    height: 368,
  };
}

const ORDERS = `const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'pieces', headerName: 'Quantity', type: 'number', width: 90, editable: true },
  { field: 'shipped', headerName: 'Shipped', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, product: 'Desk lamp', pieces: 12, shipped: true },
  { id: 2, product: 'Bookshelf', pieces: 3, shipped: false },
  { id: 3, product: 'Armchair', pieces: 5, shipped: true },
  { id: 4, product: 'Coat stand', pieces: 8, shipped: false },
];`;

/** A component of the pickers in the provider that it needs. */
function picker(
  component: string,
  { pro = false, folder = component, ...own }: PickerOptions = { props: {} },
): Playground {
  const pack = pro ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
  return {
    component,
    imports: [
      `import { AdapterDayjs } from '${pack}/AdapterDayjs';`,
      `import { ${component} } from '${pack}/${folder}';`,
      `import { LocalizationProvider } from '${pack}/LocalizationProvider';`,
      "import dayjs from 'dayjs';",
    ],
    within: '<LocalizationProvider dateAdapter={AdapterDayjs}>',
    height: 104,
    ...own,
  };
}

interface PickerOptions extends Pick<Playground, 'props'>, Partial<Pick<Playground, 'height' | 'more'>> {
  pro?: boolean;
  folder?: string;
}

const DATE = "dayjs('2026-05-08')";
const DATE_TIME = "dayjs('2026-05-08T10:30')";
const DATES = "[dayjs('2026-05-08'), dayjs('2026-05-12')]";
const TIMES = "[dayjs('2026-05-08T10:30'), dayjs('2026-05-08T12:00')]";

/** Heights of stages, by what stands on them. */
const CALENDAR = 384;
const CLOCK = 360;
const STATIC = 560;
const TWO_CALENDARS = 400;

/** Controls of what stands inside of a picker. */
const ACTIONS: PlaygroundControl = {
  name: 'slotProps.actionBar.actions',
  group: 'main',
  kind: 'list',
  options: ['clear accept', 'today cancel', 'cancel accept', 'today', 'accept'],
  start: null,
};
const OF_FIELD: readonly PlaygroundControl[] = [
  ACTIONS,
  { name: 'slotProps.textField.size', group: 'look', kind: 'choice', options: ['small', 'medium'], start: 'medium' },
  { name: 'slotProps.textField.helperText', group: 'look', kind: 'text', start: null },
  { name: 'slotProps.field.clearable', group: 'main', kind: 'boolean', start: false },
];
const OF_STATIC: readonly PlaygroundControl[] = [
  ACTIONS,
  { name: 'slotProps.toolbar.hidden', group: 'look', kind: 'boolean', start: false },
];

/** The pickers of one kind of value: for every device, and for one alone. */
function pickers(
  name: string,
  start: string,
  { pro = false, height }: { pro?: boolean; height: number },
): Playground[] {
  const options = { pro, props: { label: "'Departure'", defaultValue: start }, more: OF_FIELD };
  return [
    ...['', 'Desktop', 'Mobile'].map((device) => picker(device + name, options)),
    ...(name === 'DateTimeRangePicker' || name === 'TimeRangePicker'
      ? []
      : [picker(`Static${name}`, { pro, props: { defaultValue: start }, height, more: OF_STATIC })]),
  ];
}

/** A chart. */
function chart(
  component: string,
  folder: string,
  props: Playground['props'],
  more: Partial<Playground> = {},
): Playground {
  return {
    component,
    imports: [`import { ${component} } from '${folder}/${component}';`],
    props: { ...props, height: props.height ?? '300' },
    height: 348,
    ...more,
  };
}

const CHARTS = '@mui/x-charts';
const CHARTS_PRO = '@mui/x-charts-pro';

const VISITORS = {
  xAxis: "[{ data: ['Spring', 'Summer', 'Fall'] }]",
  series: "[\n  { data: [12, 31, 18], label: 'Museum' },\n  { data: [22, 16, 24], label: 'Library' },\n]",
};
const TEMPERATURES = {
  xAxis: '[{ data: [6, 9, 12, 15, 18, 21] }]',
  series:
    "[\n  { data: [9, 14, 19, 21, 18, 13], label: 'Valley' },\n  { data: [3, 6, 11, 13, 9, 5], label: 'Summit' },\n]",
};
const SHARES = {
  series:
    "[\n  {\n    data: [\n      { id: 0, value: 46, label: 'Train' },\n      { id: 1, value: 31, label: 'Bicycle' },\n      { id: 2, value: 23, label: 'Bus' },\n    ],\n  },\n]",
};
const STARS = {
  series:
    "[\n  {\n    label: 'Stars',\n    data: [\n      { id: 1, x: 2, y: 14 },\n      { id: 2, x: 4, y: 9 },\n      { id: 3, x: 7, y: 21 },\n      { id: 4, x: 9, y: 6 },\n      { id: 5, x: 12, y: 17 },\n    ],\n  },\n]",
};
const SUBJECTS = {
  radar: "{ metrics: ['Reading', 'Math', 'Sports', 'Music', 'Biology'], max: 100 }",
  series: "[\n  { label: 'Lisa', data: [82, 64, 91, 55, 73] },\n  { label: 'Tom', data: [58, 88, 61, 79, 66] },\n]",
};

const TREE = `const items = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'pear', label: 'Pear' },
    ],
  },
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'carrot', label: 'Carrot' },
      { id: 'leek', label: 'Leek' },
    ],
  },
  { id: 'bread', label: 'Bread' },
];`;

function tree(component: string, pack: string): Playground {
  return {
    component,
    imports: [`import { ${component} } from '${pack}/${component}';`],
    data: TREE,
    props: { items: 'items', defaultExpandedItems: "['fruit']" },
    height: 240,
  };
}

/** Owner → the names that lead to it. */
function partsOf(owners: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(owners).flatMap(([owner, names]) => names.split(' ').map((name) => [name, owner])),
  );
}

/**
 * What each component that can stand alone begins with in its playground, and for the others where they are shown.
 * Expressions are source text, formatted as Prettier would.
 */
export const playgroundCatalog: PlaygroundCatalog = {
  playgrounds: {
    'x-data-grid': [
      grid('DataGrid', '@mui/x-data-grid'),
      grid('DataGridPro', '@mui/x-data-grid-pro', { pagination: 'true' }),
      grid('DataGridPremium', '@mui/x-data-grid-premium', { pagination: 'true' }),
    ],
    'x-date-pickers': [
      ...pickers('DatePicker', DATE, { height: STATIC }),
      ...pickers('TimePicker', DATE_TIME, { height: STATIC }),
      ...pickers('DateTimePicker', DATE_TIME, { height: STATIC }),
      ...pickers('DateRangePicker', DATES, { pro: true, height: STATIC }),
      ...pickers('DateTimeRangePicker', TIMES, { pro: true, height: STATIC }),
      ...pickers('TimeRangePicker', TIMES, { pro: true, height: STATIC }),
      picker('DateCalendar', { props: { defaultValue: DATE }, height: CALENDAR }),
      picker('MonthCalendar', { props: { defaultValue: DATE }, height: 280 }),
      picker('YearCalendar', { props: { defaultValue: DATE }, height: CALENDAR }),
      picker('TimeClock', { props: { defaultValue: DATE_TIME }, height: CLOCK }),
      picker('DigitalClock', { props: { defaultValue: DATE_TIME }, height: CLOCK }),
      picker('MultiSectionDigitalClock', { props: { defaultValue: DATE_TIME }, height: CLOCK }),
      picker('DateField', { props: { label: "'Departure'", defaultValue: DATE } }),
      picker('TimeField', { props: { label: "'Departure'", defaultValue: DATE_TIME } }),
      picker('DateTimeField', { props: { label: "'Departure'", defaultValue: DATE_TIME } }),
      picker('DateRangeCalendar', { pro: true, props: { defaultValue: DATES }, height: TWO_CALENDARS }),
      picker('SingleInputDateRangeField', { pro: true, props: { label: "'Journey'", defaultValue: DATES } }),
      picker('SingleInputTimeRangeField', { pro: true, props: { label: "'Opening hours'", defaultValue: TIMES } }),
      picker('SingleInputDateTimeRangeField', { pro: true, props: { label: "'Journey'", defaultValue: TIMES } }),
      picker('MultiInputDateRangeField', { pro: true, props: { defaultValue: DATES } }),
      picker('MultiInputTimeRangeField', { pro: true, props: { defaultValue: TIMES } }),
      picker('MultiInputDateTimeRangeField', { pro: true, props: { defaultValue: TIMES } }),
    ],
    'x-charts': [
      chart('BarChart', CHARTS, VISITORS),
      chart('LineChart', CHARTS, TEMPERATURES),
      chart('PieChart', CHARTS, SHARES),
      chart('ScatterChart', CHARTS, STARS),
      chart('RadarChart', CHARTS, SUBJECTS),
      chart('SparkLineChart', CHARTS, { data: '[1, 4, 2, 5, 7, 2, 4, 6]', height: '80' }, { height: 128 }),
      chart('Gauge', CHARTS, { value: '60', startAngle: '-110', endAngle: '110' }),
      chart('BarChartPro', CHARTS_PRO, VISITORS),
      chart('LineChartPro', CHARTS_PRO, TEMPERATURES),
      chart('PieChartPro', CHARTS_PRO, SHARES),
      chart('ScatterChartPro', CHARTS_PRO, STARS),
      chart('RadarChartPro', CHARTS_PRO, SUBJECTS),
      chart('FunnelChart', CHARTS_PRO, {
        series:
          "[\n  {\n    data: [\n      { value: 200, label: 'Visits' },\n      { value: 120, label: 'Carts' },\n      { value: 50, label: 'Orders' },\n    ],\n  },\n]",
      }),
      chart('Heatmap', CHARTS_PRO, {
        xAxis: "[{ data: ['Mon', 'Tue', 'Wed'] }]",
        yAxis: "[{ data: ['Morning', 'Evening'] }]",
        series:
          '[\n  {\n    data: [\n      [0, 0, 4],\n      [1, 0, 9],\n      [2, 0, 6],\n      [0, 1, 12],\n      [1, 1, 3],\n      [2, 1, 8],\n    ],\n  },\n]',
        zAxis:
          "[\n  {\n    min: 3,\n    max: 12,\n    colorMap: { type: 'continuous', color: ['#dce9fb', '#0a5bc4'] },\n  },\n]",
      }),
      chart(
        'SankeyChart',
        CHARTS_PRO,
        {
          series:
            "{\n  data: {\n    links: [\n      { source: 'Solar', target: 'Heat', value: 60 },\n      { source: 'Wind', target: 'Power', value: 35 },\n      { source: 'Solar', target: 'Power', value: 25 },\n    ],\n  },\n}",
        },
        {
          imports: ["import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';"],
        },
      ),
    ],
    'x-tree-view': [
      tree('RichTreeView', '@mui/x-tree-view'),
      tree('RichTreeViewPro', '@mui/x-tree-view-pro'),
      {
        component: 'SimpleTreeView',
        imports: [
          "import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';",
          "import { TreeItem } from '@mui/x-tree-view/TreeItem';",
        ],
        props: { defaultExpandedItems: "['fruit']" },
        children:
          '<TreeItem itemId="fruit" label="Fruit">\n  <TreeItem itemId="apple" label="Apple" />\n  <TreeItem itemId="pear" label="Pear" />\n</TreeItem>\n<TreeItem itemId="bread" label="Bread" />',
        height: 240,
      },
    ],
  },
  parts: {
    'x-data-grid': partsOf({
      DataGrid:
        'ColumnsPanelTrigger ExportCsv ExportPrint FilterPanelTrigger GridActionsCell GridActionsCellItem GridColumnMenu GridColumnsPanel GridFilterForm GridFilterPanel GridPagination GridToolbarQuickFilter QuickFilter QuickFilterClear QuickFilterControl QuickFilterTrigger Toolbar ToolbarButton',
      DataGridPremium:
        'AiAssistantPanelTrigger ChartsPanelTrigger ExportExcel GridAiAssistantPanel GridChartsIntegrationContextProvider GridChartsPanel GridChartsRendererProxy GridPivotPanel PivotPanelTrigger PromptField PromptFieldControl PromptFieldRecord PromptFieldSend',
    }),
    'x-date-pickers': partsOf({
      DatePicker:
        'DatePickerToolbar LocalizationProvider PickersActionBar PickersLayout PickersSectionList PickersShortcuts PickersTextField',
      DateCalendar: 'DayCalendarSkeleton PickersCalendarHeader PickersDay',
      DateTimePicker: 'DateTimePickerTabs DateTimePickerToolbar',
      TimePicker: 'TimePickerToolbar',
      DateRangePicker: 'DateRangePickerToolbar',
      DateRangeCalendar: 'DateRangePickerDay PickersRangeCalendarHeader',
      DateTimeRangePicker: 'DateTimeRangePickerTabs DateTimeRangePickerToolbar',
      TimeRangePicker: 'TimeRangePickerTabs TimeRangePickerToolbar',
    }),
    'x-charts': partsOf({
      BarChart:
        'BarElement BarLabel BarPlot ChartContainer ChartDataProvider ChartsAxis ChartsAxisHighlight ChartsAxisTooltipContent ChartsContainer ChartsDataProvider ChartsGrid ChartsItemTooltipContent ChartsLegend ChartsLocalizationProvider ChartsOverlay ChartsReferenceLine ChartsSurface ChartsText ChartsTooltip ChartsTooltipContainer ChartsWrapper ChartsXAxis ChartsYAxis',
      BarChartPro:
        'ChartContainerPro ChartDataProviderPro ChartsContainerPro ChartsDataProviderPro ChartsBrushOverlay ChartsToolbarPro ChartsZoomSlider',
      LineChart:
        'AnimatedArea AnimatedLine AreaElement AreaPlot ChartsClipPath LineElement LineHighlightElement LineHighlightPlot LinePlot MarkElement MarkPlot',
      Gauge: 'GaugeContainer',
      PieChart: 'PieArc PieArcLabel PieArcLabelPlot PieArcPlot PiePlot',
      RadarChart:
        'RadarAxis RadarAxisHighlight RadarDataProvider RadarGrid RadarMetricLabels RadarSeriesArea RadarSeriesMarks RadarSeriesPlot',
      ScatterChart: 'Scatter ScatterPlot',
      FunnelChart: 'FunnelPlot',
      Heatmap: 'ContinuousColorLegend HeatmapCell HeatmapPlot HeatmapTooltip PiecewiseColorLegend',
      SankeyChart: 'SankeyPlot',
    }),
    'x-tree-view': partsOf({ RichTreeView: 'TreeItem TreeItemDragAndDropOverlay TreeItemIcon TreeItemProvider' }),
  },
};
