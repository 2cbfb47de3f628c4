import type { Locale } from '../../../site/locales.ts';
import { ASKED_IN_CHINESE, ASKED_IN_ENGLISH, type Asked, type Entry } from './asked.ts';
import { TOOL_QUESTIONS_IN_CHINESE, TOOL_QUESTIONS_IN_ENGLISH } from './tool-questions.ts';

/** What readers ask of the search, and where the answer stands. Written before the ranking was tuned. */
export interface Question {
  query: string;
  locale: Locale;
  kind: 'words' | 'identifier';
  /** Page keys that answer it, with `#anchor` where only that place does. */
  answers: readonly string[];
  /** Tuning may look at `tune`; `heldOut` is only measured. */
  split: 'tune' | 'heldOut';
  /** The public thread that it is from; null for what was made up for the test. */
  source: string | null;
}

const ENGLISH: readonly Entry[] = [
  ['sort rows by several columns', '/x/react-data-grid/sorting'],
  ['custom comparator', '/x/react-data-grid/sorting'],
  ['quick filter', '/x/react-data-grid/filtering/quick-filter'],
  ['filter operators', '/x/react-data-grid/filtering/customization'],
  ['server-side pagination', '/x/react-data-grid/pagination', '/x/react-data-grid/server-side-data'],
  ['freeze columns', '/x/react-data-grid/column-pinning'],
  ['pin a column to the left', '/x/react-data-grid/column-pinning'],
  ['hide a column', '/x/react-data-grid/column-visibility'],
  ['resize columns to content', '/x/react-data-grid/column-dimensions'],
  ['row height auto', '/x/react-data-grid/row-height'],
  ['export to excel', '/x/react-data-grid/export'],
  ['copy and paste cells', '/x/react-data-grid/clipboard'],
  ['checkbox selection', '/x/react-data-grid/row-selection', '/x/react-tree-view/rich-tree-view/selection'],
  ['edit a row and save it to the server', '/x/react-data-grid/editing/persistence', '/x/react-data-grid/editing'],
  ['tree data', '/x/react-data-grid/tree-data', '/x/react-data-grid/server-side-data/tree-data'],
  ['group rows', '/x/react-data-grid/row-grouping'],
  ['sum of a column', '/x/react-data-grid/aggregation'],
  ['expand row detail', '/x/react-data-grid/master-detail'],
  ['drag rows to reorder', '/x/react-data-grid/row-ordering'],
  ['empty state no rows', '/x/react-data-grid/overlays'],
  ['translate the grid', '/x/react-data-grid/localization'],
  ['striped rows', '/x/react-data-grid/style'],
  ['infinite scroll', '/x/react-data-grid/row-updates', '/x/react-data-grid/server-side-data/lazy-loading'],
  ['scroll to a cell', '/x/react-data-grid/scrolling'],
  ['column header menu', '/x/react-data-grid/column-menu'],
  ['save and restore grid state', '/x/react-data-grid/state'],
  ['pivot table', '/x/react-data-grid/pivoting'],
  ['virtualizaton', '/x/react-data-grid/virtualization'],
  ['date range picker', '/x/react-date-pickers/date-range-picker', '/x/api/date-pickers/date-range-picker'],
  ['disable past dates', '/x/react-date-pickers/validation', '/x/react-date-pickers/date-picker'],
  ['time zones', '/x/react-date-pickers/timezone'],
  ['first day of the week', '/x/react-date-pickers/adapters-locale'],
  ['jalali calendar', '/x/react-date-pickers/calendar-systems'],
  [
    '12 hour format',
    '/x/react-date-pickers/adapters-locale',
    '/x/react-date-pickers/time-picker',
    '/x/react-date-pickers/digital-clock',
    '/x/react-date-pickers/time-clock',
  ],
  ['month and year only picker', '/x/react-date-pickers/date-picker', '/x/react-date-pickers/date-calendar'],
  ['when is onAccept called', '/x/react-date-pickers/lifecycle'],
  ['own icon on the opening button', '/x/react-date-pickers/custom-opening-button'],
  ['shortcuts for last week', '/x/react-date-pickers/shortcuts'],
  ['time range picker', '/x/react-date-pickers/time-range-picker'],
  ['install date library', '/x/react-date-pickers/quickstart', '/x/react-date-pickers/base-concepts'],
  ['stacked bars', '/x/react-charts/bars', '/x/react-charts/stacking', '/x/react-charts/bar-demo'],
  ['donut chart', '/x/react-charts/pie', '/x/react-charts/pie-demo'],
  [
    'tooltip content',
    '/x/react-charts/tooltip',
    '/x/api/charts/charts-axis-tooltip-content',
    '/x/api/charts/charts-item-tooltip-content',
  ],
  ['zoom a chart', '/x/react-charts/zoom-and-pan'],
  ['legend position', '/x/react-charts/legend'],
  ['sparkline in a cell', '/x/react-data-grid/custom-columns', '/x/react-charts/sparkline'],
  ['log scale axis', '/x/react-charts/axis'],
  ['speedometer', '/x/react-charts/gauge'],
  ['funnel chart', '/x/react-charts/funnel'],
  ['spider chart', '/x/react-charts/radar'],
  [
    'expand all tree items',
    '/x/react-tree-view/rich-tree-view/expansion',
    '/x/react-tree-view/simple-tree-view/expansion',
    '/x/react-tree-view/recipes',
  ],
  ['rename a tree item', '/x/react-tree-view/rich-tree-view/editing'],
  ['drag and drop tree', '/x/react-tree-view/rich-tree-view/ordering'],
  ['select parents and children together', '/x/react-tree-view/rich-tree-view/selection'],
  ['tree keyboard shortcuts', '/x/react-tree-view/accessibility'],
  [
    'custom tree item icons',
    '/x/react-tree-view/rich-tree-view/customization',
    '/x/react-tree-view/simple-tree-view/customization',
    '/x/react-tree-view/tree-item-customization',
  ],
  ['disable an item', '/x/react-tree-view/rich-tree-view/items', '/x/react-tree-view/simple-tree-view/items'],
  ['install the tree view', '/x/react-tree-view/quickstart', '/x/introduction/installation'],
  ['licence key', '/x/introduction/licensing'],
  ['difference between pro and premium plans', '/x/introduction/licensing'],
  ['long-term support', '/x/introduction/support'],
  [
    'npm install',
    '/x/introduction/installation',
    '/x/react-tree-view/quickstart',
    '/x/react-data-grid/quickstart',
    '/x/react-charts/quickstart',
    '/x/react-date-pickers/quickstart',
  ],
  ['what is a slot', '/x/common-concepts/custom-components'],
  ['selction of itmes', '/x/react-tree-view/rich-tree-view/selection', '/x/react-tree-view/simple-tree-view/selection'],
  [
    'keyboard focus an item',
    '/x/react-tree-view/rich-tree-view/focus',
    '/x/react-tree-view/simple-tree-view/focus',
    '/x/react-tree-view/accessibility',
  ],
  ['tree without markup of its own', '/x/react-tree-view/rich-tree-view/headless'],
  ['what is a leaf', '/x/common-concepts/glossary', '/x/react-data-grid/row-grouping/working-with-groups'],
  ['glossary', '/x/common-concepts/glossary'],
  ['tutorial', '/x/react-data-grid/tutorial', '/x/react-charts/tutorial', '/x/react-date-pickers/tutorial'],
  ['dashboard with a chart and a table', '/x/react-charts/tutorial'],
  ['booking form with date and time', '/x/react-date-pickers/tutorial'],
  [
    'breaking changes of the next major version',
    ...['data-grid', 'date-pickers', 'charts', 'tree-view'].map((library) => `/x/api/${library}/next`),
  ],
  ['calendar header label class', '/x/api/date-pickers/pickers-calendar-header'],
];

const CHINESE: readonly Entry[] = [
  ['安装', '/x/introduction/installation'],
  ['许可证密钥', '/x/introduction/licensing'],
  ['技术支持', '/x/introduction/support'],
  ['路线图', '/x/introduction/roadmap'],
  [
    '快速入门',
    '/x/react-tree-view/quickstart',
    '/x/react-data-grid/quickstart',
    '/x/react-charts/quickstart',
    '/x/react-date-pickers/quickstart',
  ],
  ['树形视图', '/x/react-tree-view', '/x/react-tree-view/quickstart'],
  ['展开节点', '/x/react-tree-view/rich-tree-view/expansion'],
  ['受控展开', '/x/react-tree-view/rich-tree-view/expansion'],
  ['编辑标签', '/x/react-tree-view/rich-tree-view/editing'],
  ['拖放排序', '/x/react-tree-view/rich-tree-view/ordering'],
  ['多选', '/x/react-tree-view/rich-tree-view/selection'],
  ['复选框选择', '/x/react-tree-view/rich-tree-view/selection', '/x/react-data-grid/row-selection'],
  ['禁用节点', '/x/react-tree-view/rich-tree-view/items'],
  ['自定义图标', '/x/react-tree-view/rich-tree-view/customization'],
  ['焦点', '/x/react-tree-view/rich-tree-view/focus'],
  ['无头组件', '/x/react-tree-view/rich-tree-view/headless'],
  ['如何展开所有节点', '/x/react-tree-view/rich-tree-view/expansion', '/x/react-tree-view/recipes'],
  ['怎么重命名节点', '/x/react-tree-view/rich-tree-view/editing'],
  ['RichTreeView 选择', '/x/react-tree-view/rich-tree-view/selection'],
  ['TreeItem 自定义', '/x/react-tree-view/rich-tree-view/customization', '/x/react-tree-view/tree-item-customization'],
  ['用 apiRef 设置焦点', '/x/react-tree-view/rich-tree-view/focus'],
  ['getItemLabel 的用法', '/x/react-tree-view/rich-tree-view/items'],
  ['ＲｉｃｈＴｒｅｅＶｉｅｗ　编辑', '/x/react-tree-view/rich-tree-view/editing'],
  ['樹形視圖 選擇', '/x/react-tree-view/rich-tree-view/selection'],
  ['許可證', '/x/introduction/licensing'],
  ['展開節點', '/x/react-tree-view/rich-tree-view/expansion'],
  ['雷达图', '/x/react-charts/radar'],
  ['漏斗图', '/x/react-charts/funnel'],
  ['甘特图', '/x/react-charts/gantt'],
  ['矩形樹圖', '/x/react-charts/treemap'],
  ['数据透视', '/x/react-data-grid/pivoting'],
  ['时间范围选择器', '/x/react-date-pickers/time-range-picker'],
  ['column pinning', '/x/react-data-grid/column-pinning'],
  ['simple tree view selection', '/x/react-tree-view/simple-tree-view/selection'],
  ['date range picker', '/x/react-date-pickers/date-range-picker', '/x/api/date-pickers/date-range-picker'],
  ['bar chart', '/x/react-charts/bars', '/x/react-charts/bar-demo', '/x/api/charts/bar-chart'],
  ['数据表格排序', '/x/react-data-grid/sorting'],
  ['DataGrid 筛选', '/x/react-data-grid/filtering'],
  ['日期选择器', '/x/react-date-pickers/date-picker', '/x/react-date-pickers'],
  ['柱状图', '/x/react-charts/bars'],
  ['导出 Excel', '/x/react-data-grid/export'],
  ['Pro 版和 Premium 版的区别', '/x/introduction/licensing'],
  ['父子节点一起选择', '/x/react-tree-view/rich-tree-view/selection'],
  ['术语表', '/x/common-concepts/glossary'],
];

const gridProp = (name: string) =>
  ['data-grid', 'data-grid-pro', 'data-grid-premium'].map((component) => `/x/api/data-grid/${component}#prop-${name}`);

const IDENTIFIERS: readonly Entry[] = [
  ['prop sortModel', ...gridProp('sortModel')],
  [
    '.MuiDataGrid-row',
    '/x/api/data-grid/data-grid#class-row',
    '/x/api/data-grid/data-grid-pro#class-row',
    '/x/api/data-grid/data-grid-premium#class-row',
  ],
  [
    'apiRef.current',
    '/x/react-data-grid/api-object',
    '/x/react-tree-view/rich-tree-view/focus',
    '/x/react-tree-view/simple-tree-view/focus',
  ],
  [
    'checkboxSelection',
    ...gridProp('checkboxSelection'),
    ...['rich-tree-view', 'rich-tree-view-pro', 'simple-tree-view'].map(
      (name) => `/x/api/tree-view/${name}#prop-checkboxSelection`,
    ),
  ],
  [
    'slot columnMenu',
    ...['data-grid', 'data-grid-pro', 'data-grid-premium'].map((name) => `/x/api/data-grid/${name}#slot-columnMenu`),
  ],
  ['getRowHeight', ...gridProp('getRowHeight')],
  ['processRowUpdate', ...gridProp('processRowUpdate')],
  ['GridColDef', '/x/api/data-grid/grid-col-def'],
  ['DataGridPremium', '/x/api/data-grid/data-grid-premium'],
  ['DateRangePicker', '/x/api/date-pickers/date-range-picker', '/x/react-date-pickers/date-range-picker'],
  ['LocalizationProvider', '/x/api/date-pickers/localization-provider'],
  [
    'disablePast',
    '/x/react-date-pickers/validation#disablepast',
    ...[
      'date-picker',
      'date-calendar',
      'date-field',
      'date-time-picker',
      'time-picker',
      'time-clock',
      'digital-clock',
      'time-field',
      'date-range-picker',
      'date-range-calendar',
      'date-time-field',
      'multi-section-digital-clock',
    ].map((name) => `/x/api/date-pickers/${name}#prop-disablePast`),
  ],
  ['prop dateAdapter', '/x/api/date-pickers/localization-provider#prop-dateAdapter'],
  ['BarChart', '/x/api/charts/bar-chart'],
  [
    'slotProps.legend',
    '/x/react-charts/legend',
    ...['bar-chart', 'line-chart', 'pie-chart', 'scatter-chart'].map((name) => `/x/api/charts/${name}#slot-legend`),
  ],
  ['ChartsTooltip', '/x/api/charts/charts-tooltip'],
  ['.MuiLineElement-root', '/x/api/charts/line-element#class-root'],
  ['isItemDisabled', '/x/react-tree-view/rich-tree-view/items', '/x/api/tree-view/rich-tree-view#prop-isItemDisabled'],
  [
    'onItemExpansionToggle',
    '/x/react-tree-view/rich-tree-view/expansion',
    '/x/react-tree-view/simple-tree-view/expansion',
    ...['rich-tree-view', 'rich-tree-view-pro', 'simple-tree-view'].map(
      (name) => `/x/api/tree-view/${name}#prop-onItemExpansionToggle`,
    ),
  ],
  ['useTreeItem', '/x/react-tree-view/tree-item-customization'],
  [
    'itemsReordering',
    '/x/react-tree-view/rich-tree-view/ordering',
    '/x/api/tree-view/rich-tree-view-pro#prop-itemsReordering',
  ],
  ['setLicenseKey', '/x/introduction/licensing'],
  ['RichTreeViewPro', '/x/api/tree-view/rich-tree-view-pro', '/x/react-tree-view/rich-tree-view/ordering'],
  ['LicenseInfo', '/x/introduction/licensing'],
];

/** Every third entry is held out. */
function questions(
  entries: readonly Entry[],
  locale: Locale,
  kind: Question['kind'],
  sources: readonly string[] = [],
): Question[] {
  return entries.map(([query, ...answers], index) => ({
    query,
    locale,
    kind,
    answers,
    split: index % 3 === 2 ? 'heldOut' : 'tune',
    source: sources[index] ?? null,
  }));
}

function askedQuestions(asked: readonly Asked[], locale: Locale): Question[] {
  const entries = asked.map(([, ...entry]): Entry => entry);
  const sources = asked.map(([source]) => source);
  return questions(entries, locale, 'words', sources);
}

export const TOOL_QUESTIONS: readonly Question[] = [
  ...questions(TOOL_QUESTIONS_IN_ENGLISH, 'en', 'words'),
  ...questions(TOOL_QUESTIONS_IN_CHINESE, 'zh', 'words'),
];

export const QUESTIONS: readonly Question[] = [
  ...questions(ENGLISH, 'en', 'words'),
  ...questions(CHINESE, 'zh', 'words'),
  ...questions(IDENTIFIERS, 'en', 'identifier'),
  ...TOOL_QUESTIONS,
  ...askedQuestions(ASKED_IN_ENGLISH, 'en'),
  ...askedQuestions(ASKED_IN_CHINESE, 'zh'),
];
