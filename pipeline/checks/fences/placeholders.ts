import type { FreeNames } from './names.ts';

/** Names that the fences of a library use without declaring them; `$` is the page's package. */
const PLACEHOLDERS: Record<string, Readonly<Record<string, string>>> = {
  '@mui/x-data-grid': {
    rows: "const rows: import('$').GridRowsProp",
    columns: "const columns: import('$').GridColDef[]",
    apiRef: "const apiRef: import('react').RefObject<import('$').GridApi | null>",
    data: "const data: import('$').GridRowsProp",
    props: "const props: import('$').GridRenderCellParams",
  },
  '@mui/x-date-pickers': {
    data: 'const data: unknown',
    props: 'const props: {}',
  },
  '@mui/x-charts': {
    apiRef: "const apiRef: import('react').RefObject<import('$').ChartApi | undefined>",
    // Its shape depends on the chart.
    data: 'const data: any',
    dataset: 'const dataset: Record<string, number | string | Date | null>[]',
    props: 'const props: {}',
  },
  '@mui/x-tree-view': {
    apiRef: "const apiRef: ReturnType<typeof import('@mui/x-tree-view-pro').useRichTreeViewProApiRef<any>>",
    data: "const data: import('$').TreeViewDefaultItemModelProperties[]",
    items: "const items: import('$').TreeViewDefaultItemModelProperties[]",
    itemId: 'const itemId: string',
    props: "const props: import('$').TreeItemProps",
  },
};

const SIMPLE_TREE = {
  ...PLACEHOLDERS['@mui/x-tree-view'],
  apiRef: "const apiRef: ReturnType<typeof import('$').useSimpleTreeViewApiRef>",
};

const COMMON = {
  children: "const children: import('react').ReactNode",
  // Otherwise it would resolve to `window.event`.
  event: "const event: import('react').MouseEvent<HTMLElement>",
};

/**
 * Declarations for names that may be free in any fence of a page.
 *
 * @param file The page's path relative to the repository root.
 */
export function listPlaceholders(
  file: string,
  packages: readonly string[],
  names: FreeNames,
): ReadonlyMap<string, string> {
  const folder = /\/react-([a-z-]+)\//.exec(file)?.[1];
  const library = folder ? `@mui/x-${folder}` : (packages[0] ?? '').replace(/-(?:pro|premium)$/, '');
  const known = file.includes('/simple-tree-view/') ? SIMPLE_TREE : PLACEHOLDERS[library];
  const own = known ?? PLACEHOLDERS['@mui/x-data-grid'] ?? {};
  const from = names.findPackage(known ? library : '@mui/x-data-grid', packages);
  return new Map(
    Object.entries({ ...COMMON, ...own }).map(([name, text]) => [name, `declare ${text.replaceAll('$', from)};`]),
  );
}
