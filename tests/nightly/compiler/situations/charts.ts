import { click, focus, hover, type Props, type Situation } from './situation.ts';

const AXES: Props = {
  xAxis: [
    {
      id: 'days',
      scaleType: 'band',
      data: ['Mon', 'Tue', 'Wed'],
      label: 'Day',
      zoom: { slider: { enabled: true, preview: true } },
    },
  ],
  yAxis: [{ label: 'Visitors' }],
  grid: { vertical: true, horizontal: true },
};

const NUMBERS: Props = { xAxis: [{ label: 'Distance', zoom: true }], yAxis: [{ label: 'Brightness' }] };

const series = (more: Props): Props => ({ series: [{ data: [1, 4, 2], label: 'Visitors', ...more }] });

const SURFACE = '.MuiChartsSurface-root';
const HOVERED = [hover(SURFACE), hover(SURFACE)];

const CARTESIAN: readonly Situation[] = [
  { props: { ...AXES, ...series({}), showToolbar: true }, steps: HOVERED },
  { props: { ...AXES, ...series({}), showToolbar: true }, steps: [click('[aria-haspopup]')] },
];

const HIGHLIGHTED: Props = {
  series: [
    {
      data: [
        [0, 0, 4],
        [1, 0, 9],
      ],
      highlightScope: { highlight: 'item', fade: 'global' },
    },
  ],
};

const OF: Readonly<Record<string, readonly Situation[]>> = {
  BarChart: [
    ...CARTESIAN,
    { props: { ...AXES, ...series({ barLabel: 'value' }) } },
    { props: { ...AXES, series: [] } },
  ],
  LineChart: [...CARTESIAN, { props: { ...AXES, ...series({ area: true, showMark: true }) }, steps: HOVERED }],
  ScatterChart: [{ props: { ...NUMBERS, showToolbar: true } }],
  PieChart: [{ props: { enableKeyboardNavigation: true }, steps: [focus(SURFACE)] }],
  SparkLineChart: [
    { props: { area: true, showHighlight: true, showTooltip: true }, steps: HOVERED },
    { props: { plotType: 'bar', showHighlight: true, showTooltip: true }, steps: HOVERED },
  ],
  FunnelChart: [
    { props: { series: [{ variant: 'outlined', data: [{ value: 2 }, { value: 1 }] }] } },
    { props: { categoryAxis: { position: 'left', label: 'Step' } } },
  ],
  Heatmap: [
    { props: HIGHLIGHTED, steps: [hover('.MuiHeatmap-cell')] },
    { props: { xAxis: [{ data: ['Mon', 'Tue', 'Wed'], label: 'Day', zoom: true }] } },
  ],
  SankeyChart: [
    { props: { series: { data: { nodes: [{ id: 'a' }], links: [] } } } },
    {
      props: {
        series: { data: { links: [{ source: 'a', target: 'b', value: 1 }] }, linkOptions: { showValues: true } },
      },
    },
  ],
};

export function chartSituations(component: string): readonly Situation[] {
  return [
    {},
    { steps: HOVERED },
    { props: { loading: true } },
    { props: { series: [] } },
    { props: { hideLegend: false } },
    { props: { showToolbar: true }, steps: [click('[aria-haspopup]')] },
    ...(OF[component.replace(/Pro$/, '')] ?? []),
  ];
}
