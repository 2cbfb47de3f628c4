import { DATA_SOURCE_PATCHES } from './data-source-patches.ts';
import type { Patch } from './patch.ts';

/** Assumed width: the stage's inner width on a wide screen, in pixels. `stage.css` has the same for charts. */
const WIDTH = 598;

/** Default height of a chart, in pixels. */
const HEIGHT = 300;

/** Maximum number of rows and columns in a grid's picture: what the largest stage shows. */
const ROWS = 14;
const COLUMNS = 40;

/** First unpinned column, and the index after the last one. @param columns Name of a list with one entry per column. */
const FIRST_COLUMN = 'pinnedColumns.left.length';
const writeEnd = (columns: string) => `Math.min(${COLUMNS}, ${columns}.length - pinnedColumns.right.length)`;

/** Horizontal padding of a cell or header, both sides together, in pixels. */
const PADDING = 20;

/**
 * Base width in pixels per unit of a column's `flex`, before free space is distributed. It must not fall below a cell's
 * padding: otherwise cells would grow in other proportions than their columns.
 */
const BASE = `(${PADDING} / Math.min(...apiRef.current.getVisibleColumns().flatMap(({ flex }) => flex || [])))`;

/** Style of a column group header: the fixed widths of its columns, plus their shares of the free space. */
const FLEX_OF_GROUP = `((columns) => {
  const sum = (of) => columns.reduce((total, column) => total + of(column), 0);
  const fixed = sum(({ flex, computedWidth }) => (flex ? 0 : computedWidth));
  const flexible = sum(({ flex }) => flex ?? 0);
  return {
    flex: \`\${flexible * 1000} 0 \${fixed + (flexible && flexible * ${BASE})}px\`,
    minWidth: fixed + sum(({ flex, minWidth }) => (flex ? minWidth : 0)),
  };
})(fields.map((field) => apiRef.current.getColumn(field)))`;

/**
 * On the server, grids and charts without a width render nothing, because they wait to be measured. These patches
 * supply a size at those places. Everything else draws itself, whatever features it uses: the grid its real headers and
 * first rows, the chart its real shapes, of which a narrow stage shows the start: scaled down, their text would be
 * unreadable. Columns with `flex` share the actual width.
 */
const GRID_PATCHES: readonly Patch[] = [
  {
    file: 'x-data-grid/hooks/utils/useIsSSR.mjs',
    replace: [['const serverSnapshot = () => true;', 'const serverSnapshot = () => false;']],
  },
  {
    file: 'x-virtualizer/features/virtualization/virtualization.mjs',
    replace: [
      [
        'lastRowIndex: 0,\n  firstColumnIndex: 0,\n  lastColumnIndex: 0\n};',
        `lastRowIndex: ${ROWS},\n  firstColumnIndex: 0,\n  lastColumnIndex: ${COLUMNS}\n};`,
      ],
      [
        'const offsetLeft = computeOffsetLeft(columnPositions, currentRenderContext, pinnedColumns.left.length);',
        'const offsetLeft = 0;',
      ],
      ['const firstColumnIndex = currentRenderContext.firstColumnIndex;', `const firstColumnIndex = ${FIRST_COLUMN};`],
      [
        'const lastColumnIndex = currentRenderContext.lastColumnIndex;',
        `const lastColumnIndex = ${writeEnd('columnPositions')};`,
      ],
    ],
  },
  {
    // Row heights are otherwise computed in an effect, and the content is as high as all rows, also of those that no
    // filter or page shows.
    file: 'x-virtualizer/features/dimensions.mjs',
    replace: [
      [
        'const getRowHeight = rowId => {',
        `const sumHeights = list => (list ?? []).map(processHeightEntry)
    .reduce((sum, { content, spacingTop, spacingBottom, detail }) => sum + content + spacingTop + spacingBottom + detail, 0);
  sumHeights(pinnedRows?.top);
  sumHeights(pinnedRows?.bottom);
  const { contentSize } = store.state.dimensions;
  store.set('dimensions', { ...store.state.dimensions, contentSize: { ...contentSize, height: sumHeights(rows) } });
  const getRowHeight = rowId => {`,
      ],
    ],
  },
  {
    file: 'x-data-grid/hooks/features/columnHeaders/useGridColumnHeaders.mjs',
    replace: [
      [
        'const offsetLeft = computeOffsetLeft(columnPositions, renderContext, pinnedColumns.left.length);',
        'const offsetLeft = 0;',
      ],
      [
        'const firstColumnToRender = currentContext.firstColumnIndex;',
        `const firstColumnToRender = currentContext === renderContext ? ${FIRST_COLUMN} : currentContext.firstColumnIndex;`,
      ],
      [
        'const lastColumnToRender = Math.min(currentContext.lastColumnIndex, visibleColumns.length);',
        `const lastColumnToRender = currentContext === renderContext ? ${writeEnd('visibleColumns')} : currentContext.lastColumnIndex;`,
      ],
    ],
  },
  {
    file: 'x-data-grid/hooks/features/columns/gridColumnsUtils.mjs',
    replace: [
      [
        'const availableWidth = dimensions === undefined ? 0 :',
        `const availableWidth = !dimensions?.isReady ? ${WIDTH} :`,
      ],
    ],
  },
  {
    // The only column of a list is as wide as the grid.
    file: 'x-data-grid/hooks/features/listView/useGridListView.mjs',
    replace: [
      [
        'computedWidth: getListColumnWidth(apiRef)\n  }) : undefined',
        `computedWidth: ${WIDTH}, flex: 1, minWidth: 0, maxWidth: Infinity\n  }) : undefined`,
      ],
    ],
  },
  {
    file: 'x-data-grid/components/containers/GridRoot.mjs',
    replace: [
      [
        'ref: handleRef,',
        `ref: handleRef,
         'data-picture': apiRef.current.state.pivoting?.active || rootProps.autoPageSize ? 'still' : '',
         style: {
           ...other.style,
           '--DataGrid-rowWidth': \`max(100%, \${apiRef.current.getVisibleColumns().reduce((sum, { flex, minWidth, computedWidth }) => sum + (flex ? minWidth : computedWidth), 0)}px)\`,
           '--DataGrid-headerHeight': \`\${apiRef.current.state.dimensions.headerHeight}px\`,
           '--DataGrid-headersTotalHeight': \`\${apiRef.current.state.dimensions.headersTotalHeight}px\`,
           '--height': \`\${apiRef.current.state.dimensions.rowHeight}px\`,
         },`,
      ],
    ],
  },
  {
    // The server cannot ask the browser, but whatever supports light-dark(), which pictures need, supports color-mix().
    file: 'x-data-grid/components/containers/GridRootStyles.mjs',
    replace: [
      [
        "typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('color', 'color-mix(in srgb, red 50%, blue 50%)')",
        'true',
      ],
    ],
  },
  {
    // Rows are otherwise counted in an effect.
    file: 'x-data-grid/components/GridPagination.mjs',
    replace: [
      [
        'import PropTypes',
        'import { gridFilteredTopLevelRowCountSelector } from "../hooks/features/filter/gridFilterSelector.mjs";\nimport PropTypes',
      ],
      [
        'useGridSelector(apiRef, gridPaginationRowCountSelector)',
        "useGridSelector(apiRef, rootProps.paginationMode === 'client' ? gridFilteredTopLevelRowCountSelector : gridPaginationRowCountSelector)",
      ],
    ],
  },
  ...DATA_SOURCE_PATCHES,
  {
    // Aggregates are otherwise computed after the first frame, in time slices.
    file: 'x-data-grid-premium/DataGridPremium/useDataGridPremiumComponent.mjs',
    replace: [
      [
        'useFirstRender(() => {\n    apiRef.current.runAppliersForPendingProcessors();',
        'useFirstRender(() => {\n    apiRef.current.runAppliersForPendingProcessors();\n    apiRef.current.applyAggregation();',
      ],
    ],
  },
  {
    file: 'x-data-grid-premium/hooks/features/aggregation/useGridAggregation.mjs',
    replace: [['const timeLimit = 1000 / 120;', 'const timeLimit = Infinity;']],
  },
  {
    // One generator of widths serves all grids of a process otherwise: a picture would depend on those drawn before it.
    file: 'x-data-grid/components/cell/GridSkeletonCell.mjs',
    replace: [
      [
        'const randomNumberGenerator = createRandomNumberGenerator(12345);',
        `const generators = new WeakMap();
const generatorOf = grid => {
  if (!generators.has(grid)) generators.set(grid, createRandomNumberGenerator(12345));
  return generators.get(grid);
};`,
      ],
      ['randomNumberGenerator(min, max)', 'generatorOf(rootProps)(min, max)'],
    ],
  },
  {
    file: 'x-data-grid/components/cell/GridCell.mjs',
    replace: [
      [
        "'--width': `${width}px`\n    }, styleProp)",
        `'--width': \`\${width}px\`, ${writeFlex('column')} }, styleProp)`,
      ],
    ],
  },
  {
    file: 'x-data-grid/components/columnHeaders/GridColumnHeaderItem.mjs',
    replace: [['_extends({}, props.style), isRtl', `_extends({ ${writeFlex('colDef')} }, props.style), isRtl`]],
  },
  {
    file: 'x-data-grid/components/columnHeaders/GridColumnGroupHeader.mjs',
    replace: [['_extends({}, props.style), isRtl', `_extends(${FLEX_OF_GROUP}, props.style), isRtl`]],
  },
];

const CHART_PATCHES: readonly Patch[] = [
  {
    file: 'x-charts/internals/plugins/corePlugins/useChartDimensions/useChartDimensions.mjs',
    replace: [
      [
        'width: width ?? 0,\n      height: height ?? 0,',
        `width: width ?? ${WIDTH},\n      height: height ?? ${HEIGHT},`,
      ],
    ],
  },
  {
    file: 'x-charts/internals/plugins/corePlugins/useChartAnimation/useChartAnimation.mjs',
    replace: [['skip: skipAnimation,', 'skip: true,']],
  },
  {
    file: 'x-charts/ChartsSurface/ChartsSurface.mjs',
    replace: [
      [
        '"data-has-focused-item":',
        `...(propsWidth === undefined && { 'data-picture': '', preserveAspectRatio: 'xMinYMid slice' }),\n    "data-has-focused-item":`,
      ],
      // Where the wheel would zoom or pan, it must not scroll the page before the chart is live.
      ['selectorChartPropsHeight, ', 'selectorChartDrawingArea, selectorChartPropsHeight, '],
      ['const svgRef = ', `const wheelArea = store.use(selectorChartDrawingArea);\n  const svgRef = `],
      [
        'hasIntrinsicSize && children]',
        `hasIntrinsicSize && children,
         hasIntrinsicSize && propsWidth === undefined && takesWheel(store.state.zoom) && _jsx('rect', {
           'data-wheel': '', fill: 'none', pointerEvents: 'all',
           x: wheelArea.left, y: wheelArea.top, width: wheelArea.width, height: wheelArea.height
         })]`,
      ],
      [
        'const ChartsSurface = ',
        `const takesWheel = zoom => zoom?.zoomData.length > 0 &&
  Object.values(zoom.zoomInteractionConfig).some(({ wheel }) => wheel?.requiredKeys.length === 0);
const ChartsSurface = `,
      ],
    ],
  },
];

/** Style of a cell in a `flex` column. The factor leaves next to nothing for the row's filler, which would grow too. */
function writeFlex(column: string): string {
  return `...(${column}.flex ? { flex: \`\${${column}.flex * 1000} 1 \${${column}.flex * ${BASE}}px\`, minWidth: ${column}.minWidth, maxWidth: ${column}.maxWidth } : {})`;
}

/** The patches by components. Those of one group apply together: half of them would draw something wrong. */
export const PICTURE_PATCHES = { 'Data Grid': GRID_PATCHES, Charts: CHART_PATCHES };
