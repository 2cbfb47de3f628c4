import { createElement } from 'react';
import { GridActionsCellItem } from '@mui/x-data-grid';
import { click, doubleClick, focus, hover, wait, type Props, type Situation } from './situation.ts';

const COLUMNS = [
  { field: 'product', editable: true },
  { field: 'pieces', type: 'number', editable: true, align: 'left', headerAlign: 'left' },
  { field: 'shipped', type: 'boolean', editable: true },
  { field: 'state', type: 'singleSelect', valueOptions: ['new', 'used'], editable: true },
  { field: 'note', type: 'longText', editable: true },
  {
    field: 'actions',
    type: 'actions',
    getActions: () => [createElement(GridActionsCellItem, { label: 'Edit', showInMenu: true } as never)],
  },
];

const ROWS = [
  { id: 1, product: 'Desk lamp', pieces: 12, shipped: true, state: 'new', note: 'With a bulb. '.repeat(20) },
  { id: 2, product: 'Armchair', pieces: 5, shipped: false, state: 'used', note: 'Green' },
];

const WITH = { columns: COLUMNS, rows: ROWS };

const initially = (initialState: Props, props: Props = {}): Situation => ({ props: { ...props, initialState } });

const panel = (openedPanelValue: string) => ({ preferencePanel: { open: true, openedPanelValue } });

const filter = (...items: Props[]) => ({ filter: { filterModel: { items } } });

const sorted = (sort: string) => initially({ sorting: { sortModel: [{ field: 'pieces', sort }] } });

const loading = (variant: string) => ({
  props: { loading: true, slotProps: { loadingOverlay: { variant, noRowsVariant: variant } } },
});

const edited = (field: string) => ({ props: WITH, steps: [doubleClick(`.MuiDataGrid-cell[data-field=${field}]`)] });

const MENU = click('.MuiDataGrid-menuIconButton');

const COMMUNITY: readonly Situation[] = [
  {},
  { props: { showToolbar: true, label: 'Orders' }, steps: [click('[aria-label="Search"]')] },
  { props: { showToolbar: true }, steps: [click('[aria-label="Export"]')] },
  { props: { checkboxSelection: true }, steps: [click('input[type=checkbox]')] },
  ...['linear-progress', 'circular-progress', 'skeleton'].map(loading),
  { props: { loading: true, rows: [] } },
  { props: { rows: [] } },
  { props: { columns: [] } },
  initially(filter({ field: 'product', operator: 'equals', value: 'none' })),
  initially({ ...panel('filters'), ...filter({ field: 'product', operator: 'contains', value: 'a' }) }),
  initially({ ...panel('filters'), ...filter({ field: 'product', operator: 'isAnyOf', value: ['Armchair'] }) }),
  initially({ ...panel('filters'), ...filter({ field: 'shipped', operator: 'is', value: 'true' }) }),
  initially(panel('columns')),
  { props: { rows: Array.from({ length: 40 }, (_, id) => ({ id })) } },
  sorted('asc'),
  { ...sorted('asc'), steps: [click('[data-field=pieces] .MuiDataGrid-menuIconButton')] },
  sorted('desc'),
  { steps: [hover('.MuiDataGrid-columnHeader'), MENU] },
  { props: WITH, steps: [click('.MuiDataGrid-longTextCellExpandButton')] },
  ...['product', 'shipped', 'state', 'note'].map(edited),
  { props: { ...WITH, editMode: 'row' }, steps: [doubleClick('.MuiDataGrid-cell')] },
  { props: { autoHeight: true, density: 'compact', showCellVerticalBorder: true, showColumnVerticalBorder: true } },
  { props: { density: 'comfortable', getRowHeight: () => 'auto', hideFooterPagination: true } },
  {
    props: {
      columnGroupingModel: [{ groupId: 'Order', children: [{ field: 'product' }, { field: 'pieces' }] }],
      columns: [{ field: 'product', width: 900 }, { field: 'pieces', width: 900 }, { field: 'shipped' }],
    },
  },
];

const WIDE = { columns: [...COLUMNS, { field: 'more', width: 1800 }], rows: ROWS };

const PRO: readonly Situation[] = [
  { props: { pagination: false, rowSelection: false } },
  { props: { treeData: true, getTreeDataPath: ({ product }: { product: string }) => ['All', product] } },
  {
    props: {
      treeData: true,
      getTreeDataPath: ({ product }: { product: string }) => ['All', product],
      defaultGroupingExpansionDepth: 1,
    },
  },
  {
    props: { getDetailPanelContent: () => createElement('p'), detailPanelExpandedRowIds: new Set([1]) },
    steps: [wait],
  },
  { props: { rowReordering: true } },
  { props: { pinnedRows: { top: [{ id: 'a' }], bottom: [{ id: 'b' }] } } },
  initially({ pinnedColumns: { left: ['product'], right: ['pieces'] } }, WIDE),
  { props: { ...WITH, headerFilters: true }, steps: [click('.MuiDataGrid-columnHeader--filter button')] },
  initially(filter({ field: 'product', operator: 'isEmpty' }), { headerFilters: true }),
  { props: { headerFilters: true }, steps: [focus('.MuiDataGrid-columnHeader--filter input')] },
  initially({
    ...panel('filters'),
    ...filter(
      { id: 1, field: 'product', operator: 'contains', value: 'a' },
      { id: 2, field: 'product', operator: 'contains', value: 'm' },
    ),
  }),
];

const PIVOT = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'shipped', sort: 'asc' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};

const PREMIUM: readonly Situation[] = [
  initially({ rowGrouping: { model: ['shipped'] }, aggregation: { model: { pieces: 'sum' } } }),
  initially({ rowGrouping: { model: ['shipped'] } }, { defaultGroupingExpansionDepth: 1 }),
  { ...initially({ rowGrouping: { model: ['shipped'] } }), steps: [MENU] },
  initially({ aggregation: { model: { pieces: 'sum' } } }, WITH),
  initially(
    { aggregation: { model: { pieces: 'sum' } } },
    { columns: [{ field: 'pieces', type: 'number', headerAlign: 'center' }] },
  ),
  { props: { cellSelection: true } },
  { props: { showToolbar: true, aiAssistant: true, chartsIntegration: true, historyStackSize: 5 } },
  { props: { showToolbar: true, aiAssistant: true }, steps: [click('[aria-label="AI Assistant"]')] },
  { props: { showToolbar: true }, steps: [click('[aria-label="Pivot"]'), click('.MuiDataGrid-collapsibleTrigger')] },
  initially({ pivoting: { enabled: true, panelOpen: true, model: PIVOT } }),
  initially({ pivoting: { enabled: true, panelOpen: true, model: { rows: [], columns: [], values: [] } } }),
];

export function gridSituations(component: string): readonly Situation[] {
  if (component === 'DataGrid') return COMMUNITY;
  return [...COMMUNITY, ...PRO, ...(component === 'DataGridPremium' ? PREMIUM : [])];
}
