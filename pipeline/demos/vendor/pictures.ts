import { readFile } from 'node:fs/promises';
import type * as esbuild from 'esbuild';

/** Width that the pictures are drawn for: the stage's inner width on a wide screen, in pixels. */
const WIDTH = 598;

/** Height of a chart without one, in pixels. */
const HEIGHT = 300;

/** Rows and columns of a grid's picture at most: what the largest stage shows. */
const ROWS = 14;
const COLUMNS = 40;

/** First column between the pinned ones, and the one behind the last. @param columns Name of a list with one entry a column. */
const FIRST_COLUMN = 'pinnedColumns.left.length';
const endOf = (columns: string) => `Math.min(${COLUMNS}, ${columns}.length - pinnedColumns.right.length)`;

interface Patch {
  /** The module, by the end of its path. */
  file: RegExp;
  /** Texts that stand in the module once, and what replaces them. */
  replace: readonly (readonly [from: string, to: string])[];
}

/** Padding of a cell and of a header at both sides together, in pixels. */
const PADDING = 20;

/**
 * Pixels that a cell begins with for each unit of its column's `flex`, before the free width is shared out. Cells begin with
 * their padding at least: where that is more, they would not share as the columns do.
 */
const BASE = `(${PADDING} / Math.min(...apiRef.current.getVisibleColumns().flatMap(({ flex }) => flex || [])))`;

/** Style of a header over several columns: as wide as those with a width, and its columns' shares of the free width. */
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
 * On the server, grids and charts without a width draw nothing: they wait for their size. These are the places where they
 * wait. With a size given they draw themselves, whatever features they use: the grid its real headers and first rows, the
 * chart its real shapes, which the stylesheet scales. Columns with `flex` share out the width that they find.
 */
const PATCHES: readonly Patch[] = [
  {
    file: /x-data-grid\/hooks\/utils\/useIsSSR\.mjs$/,
    replace: [['const serverSnapshot = () => true;', 'const serverSnapshot = () => false;']],
  },
  {
    file: /x-virtualizer\/features\/virtualization\/virtualization\.mjs$/,
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
        `const lastColumnIndex = ${endOf('columnPositions')};`,
      ],
    ],
  },
  {
    // The heights of single rows are asked for in an effect.
    file: /x-virtualizer\/features\/dimensions\.mjs$/,
    replace: [
      [
        'const getRowHeight = rowId => {',
        '[...(pinnedRows?.top ?? []), ...rows, ...(pinnedRows?.bottom ?? [])].forEach(processHeightEntry);\n  const getRowHeight = rowId => {',
      ],
    ],
  },
  {
    file: /x-data-grid\/hooks\/features\/columnHeaders\/useGridColumnHeaders\.mjs$/,
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
        `const lastColumnToRender = currentContext === renderContext ? ${endOf('visibleColumns')} : currentContext.lastColumnIndex;`,
      ],
    ],
  },
  {
    file: /x-data-grid\/hooks\/features\/columns\/gridColumnsUtils\.mjs$/,
    replace: [
      [
        'const availableWidth = dimensions === undefined ? 0 :',
        `const availableWidth = !dimensions?.isReady ? ${WIDTH} :`,
      ],
    ],
  },
  {
    file: /x-data-grid\/components\/containers\/GridRoot\.mjs$/,
    replace: [
      [
        'ref: handleRef,',
        `ref: handleRef,
         'data-picture': '',
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
    // Browsers that know light-dark(), which pictures need, know color-mix(): the server cannot be asked.
    file: /x-data-grid\/components\/containers\/GridRootStyles\.mjs$/,
    replace: [
      [
        "typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('color', 'color-mix(in srgb, red 50%, blue 50%)')",
        'true',
      ],
    ],
  },
  {
    // The rows are counted in an effect.
    file: /x-data-grid\/components\/GridPagination\.mjs$/,
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
  {
    // What is aggregated is computed after the first frame, in slices of time.
    file: /x-data-grid-premium\/DataGridPremium\/useDataGridPremiumComponent\.mjs$/,
    replace: [
      [
        'useFirstRender(() => {\n    apiRef.current.runAppliersForPendingProcessors();',
        'useFirstRender(() => {\n    apiRef.current.runAppliersForPendingProcessors();\n    apiRef.current.applyAggregation();',
      ],
    ],
  },
  {
    file: /x-data-grid-premium\/hooks\/features\/aggregation\/useGridAggregation\.mjs$/,
    replace: [['const timeLimit = 1000 / 120;', 'const timeLimit = Infinity;']],
  },
  {
    file: /x-data-grid\/components\/cell\/GridCell\.mjs$/,
    replace: [
      ["'--width': `${width}px`\n    }, styleProp)", `'--width': \`\${width}px\`, ${flexOf('column')} }, styleProp)`],
    ],
  },
  {
    file: /x-data-grid\/components\/columnHeaders\/GridColumnHeaderItem\.mjs$/,
    replace: [['_extends({}, props.style), isRtl', `_extends({ ${flexOf('colDef')} }, props.style), isRtl`]],
  },
  {
    file: /x-data-grid\/components\/columnHeaders\/GridColumnGroupHeader\.mjs$/,
    replace: [['_extends({}, props.style), isRtl', `_extends(${FLEX_OF_GROUP}, props.style), isRtl`]],
  },
  {
    file: /x-charts\/internals\/plugins\/corePlugins\/useChartDimensions\/useChartDimensions\.mjs$/,
    replace: [
      [
        'width: width ?? 0,\n      height: height ?? 0,',
        `width: width ?? ${WIDTH},\n      height: height ?? ${HEIGHT},`,
      ],
    ],
  },
  {
    file: /x-charts\/internals\/plugins\/corePlugins\/useChartAnimation\/useChartAnimation\.mjs$/,
    replace: [['skip: skipAnimation,', 'skip: true,']],
  },
  {
    file: /x-charts\/ChartsSurface\/ChartsSurface\.mjs$/,
    replace: [
      [
        '"data-has-focused-item":',
        `"data-picture": propsWidth === undefined ? '' : undefined,\n    "data-has-focused-item":`,
      ],
    ],
  },
];

/** Style of a cell in a column that shares out the free width; the row's filler, which would share too, gets next to nothing. */
function flexOf(column: string): string {
  return `...(${column}.flex ? { flex: \`\${${column}.flex * 1000} 1 \${${column}.flex * ${BASE}}px\`, minWidth: ${column}.minWidth, maxWidth: ${column}.maxWidth } : {})`;
}

/**
 * Lets grids and charts draw a picture of themselves on the server; its elements have the attribute `data-picture`.
 *
 * @throws Error when the package no longer has a text that is replaced.
 */
export function pictures(): esbuild.Plugin {
  return {
    name: 'pictures',
    setup(build) {
      for (const { file, replace } of PATCHES) {
        build.onLoad({ filter: file }, async ({ path }) => {
          const text = await readFile(path, 'utf8');
          return { contents: replace.reduce((result, [from, to]) => replaceOnce(result, from, to, path), text) };
        });
      }
    },
  };
}

function replaceOnce(text: string, from: string, to: string, path: string): string {
  if (text.split(from).length !== 2) {
    throw new Error(
      `${path} does not have "${from}" once: the package changed. Adapt PATCHES in pipeline/demos/vendor/pictures.ts.`,
    );
  }
  return text.replace(from, () => to);
}
