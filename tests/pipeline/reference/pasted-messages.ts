import type { ProductId } from '../../../site/products.ts';

/**
 * Error messages as readers paste them, with the entry that each should find: with other values, with a stack trace, on
 * one line without punctuation, truncated, or after a tool's prefix.
 */
export const PASTED: readonly (readonly [product: ProductId, id: string, text: string])[] = [
  [
    'x-data-grid',
    'column-type-only-accepts-date-objects-as',
    'Uncaught Error: MUI X: `date` column type only accepts `Date` objects as values.\nUse `valueGetter` to transform the value into a `Date` object.\nRow ID: 42, field: "createdAt".\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-data-grid',
    'the-page-size-is-not-present-in',
    'MUI X: The page size 15 is not present in the pageSizeOptions. Add it to show the pagination select.',
  ],
  [
    'x-data-grid',
    'missing-the-getactions-property-in-the-gridcoldef',
    '[vite] Internal server error: MUI X: Missing the `getActions` property in the `GridColDef`.',
  ],
  [
    'x-data-grid',
    'the-groupid-is-used-multiple-times-in',
    'MUI X: The groupId Basic info is used multiple times in the columnGroupingModel.',
  ],
  [
    'x-data-grid',
    'a-call-to-datasource-getrows-threw-an',
    'warning.js:22 MUI X: A call to `dataSource.getRows()` threw an error which was not handled because `onDataSourceError()` is missing.\nTo handle the error pass a callback to the `onDataSourceError` prop, for example `<DataGrid onDataSourceError={(error) => ...} />`.\nFor more detail, see https://mui.com/x/react-data-grid/server-side-data/#error-handling.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-data-grid',
    'the-parent-dom-element-of-the-data',
    'The parent DOM element of the Data Grid has an empty height. Please make sure that this element has an intrinsic height. The grid displays with a height of 0px.  More details: https://mui.com/r/x-data-grid-no-dimensions.',
  ],
  [
    'x-data-grid',
    'the-cell-with-id-and-field-is',
    '[vite] Internal server error: MUI X: The cell with id=auto-generated-id-0 and field=createdAt is not editable.',
  ],
  [
    'x-data-grid',
    'the-cell-with-id-and-field-is-2',
    'MUI X: The cell with id=auto-generated-id-0 and field=createdAt is not in edit mode.',
  ],
  [
    'x-data-grid',
    'a-call-to-processrowupdate-threw-an-error',
    'warning.js:22 MUI X: A call to `processRowUpdate()` threw an error which was not handled because `onProcessRowUpdateError()` is missing.\nTo handle the error pass a callback to the `onProcessRowUpdateError()` prop, for example `<DataGrid onProcessRowUpdateError={(error) => ...} />`.\nFor more detail, see https://mui.com/x/react-data-grid/editing/persistence/.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-data-grid',
    'when-the-value-of-a-field-is',
    'MUI X: When the value of a field is an object or a renderCell is provided, the CSV export might not display the value correctly. You can provide a valueFormatter with a string representation to be used.',
  ],
  [
    'x-data-grid',
    'the-filtermodel-can-only-contain-a-single',
    '[vite] Internal server error: MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`.',
  ],
  [
    'x-data-grid',
    'the-operator-field-is-required-on-filtermodel',
    'MUI X: The `operator` field is required on `filterModel.items`, one or…',
  ],
  [
    'x-data-grid',
    'no-filter-operator-found-for-column-and',
    "Uncaught Error: MUI X: No filter operator found for column 'age' and operator value 'contains'.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)",
  ],
  [
    'x-data-grid',
    'the-listviewcolumn-prop-must-be-set-if',
    'MUI X: The listViewColumn prop must be set if listView is enabled. To fix, pass a column definition to the listViewColumn prop, e.g. { field: "example", renderCell: (params) => <div>{params.row.id}</div> }. For more details, see https://mui.com/x/react-data-grid/list-view/',
  ],
  [
    'x-data-grid',
    'pagesize-cannot-exceed-100-in-the-mit',
    '[vite] Internal server error: MUI X: `pageSize` cannot exceed 100 in the MIT version of the DataGrid.',
  ],
  [
    'x-data-grid',
    'rowselectionmodel-can-only-contain-1-item-in',
    'MUI X: `rowSelectionModel` can only contain 1 item in DataGrid.\nYou need to up…',
  ],
  [
    'x-data-grid',
    'the-data-grid-component-requires-all-rows',
    'Uncaught Error: MUI X: The Data Grid component requires all rows to have a unique `id` property.\nAlternatively, you can use the `getRowId` prop to specify a custom id for each row.\nA row was provided without id in the rows prop:\n{"name":"Ada","age":36}\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  ['x-data-grid', 'no-row-with-id-found', 'No row with id #auto-generated-id-0 found'],
  [
    'x-data-grid',
    'you-cannot-update-several-rows-at-once',
    '[vite] Internal server error: MUI X: You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid.',
  ],
  [
    'x-data-grid',
    'could-not-find-the-data-grid-context',
    'MUI X: Could not find the Data Grid context.\nIt looks like you rendered your component outside of a DataGrid, DataGri…',
  ],
  [
    'x-data-grid',
    'usegridrootprops-should-only-be-used-inside-the',
    'Uncaught Error: MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-data-grid',
    'the-rowheight-prop-should-be-a-number',
    'MUI X: The rowHeight prop should be a number greater than 0. The default value will be used instead.',
  ],
  [
    'x-data-grid',
    'the-rowcount-prop-must-be-passed-using',
    "[vite] Internal server error: MUI X: The `rowCount` prop must be passed using `paginationMode='server'`",
  ],
  [
    'x-data-grid',
    'you-try-to-import-data-grid-from',
    "You try to import Data Grid from @mui/x-data-grid-pro but this module isn't exported from t…",
  ],
  [
    'x-data-grid',
    'the-path-returned-by-gettreedatapath-should-be',
    'Uncaught Error: MUI X: The path returned by `getTreeDataPath` should be unique.\nThe rows with id #3 and #9 have the same.\nPath: ["Sarah","Head of Human Resources"].\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-data-grid',
    'usage-of-the-client-side-lazy-loading',
    'MUI X: Usage of the client side lazy loading (rowsLoadingMode="server" or onRowsScrollEnd=...) cannot be used together with server side lazy loading lazyLoading="true".',
  ],
  [
    'x-data-grid',
    'missing-license-key-the-license-key-is',
    'MUI X: Missing license key.\n\nThe license key is missing. You might not be allowed to use `@mui/x-data-grid-pro` which is part of MUI X Pro.\n\nTo solve the issue, you can check the free trial conditions: https://mui.com/r/x-license-trial.\nIf you are eligible no actions are required. If you are not eligible to the free trial, you need to purchase a license https://mui.com/r/x-get-license or stop using the software immediately.',
  ],
  [
    'x-date-pickers',
    'the-date-fns-package-v2-x-is',
    'MUI: The `date-fns` package v2.x is not compatible with this adapter.\nPlease…',
  ],
  [
    'x-date-pickers',
    'missing-utc-plugin-to-be-able-to',
    'Uncaught Error: Missing UTC plugin\nTo be able to use UTC or timezones, you have to enable the `utc` plugin\nFind more information on https://mui.com/x/react-date-pickers/timezone/#day-js-and-utc\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-date-pickers',
    'missing-timezone-plugin-to-be-able-to',
    'Missing timezone plugin To be able to use timezones, you have to enable both the utc and the timezone plugin Find more information on https://mui.com/x/react-date-pickers/timezone/#day-js-and-timezone',
  ],
  [
    'x-date-pickers',
    'your-locale-has-not-been-found-either',
    "MUI X: Your locale has not been found.\nEither the locale key is not a supported one. Locales supported by dayjs are available here: https://github.com/iamkun/dayjs/tree/dev/src/locale.\nOr you forget to import the locale from 'dayjs/locale/{localeUsed}'\nfallback on English locale.",
  ],
  [
    'x-date-pickers',
    'the-date-adapter-should-be-imported-from',
    "MUI X: The date adapter should be imported from `@mui/x-date-pickers` or `@mui/x-date-pickers-pro`, not from `@date-io`\nFor example, `import { AdapterDayjs } from '@mui/x-date-pickers…",
  ],
  [
    'x-date-pickers',
    'can-not-find-the-date-and-time',
    'Uncaught Error: MUI X: Can not find the date and time pickers localization context.\nIt looks like you forgot to wrap your component in LocalizationProvider.\nThis can also happen if you are bundling multiple versions of the `@mui/x-date-pickers` package\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-date-pickers',
    'can-not-find-the-date-and-time-2',
    'MUI X: Can not find the date and time pickers adapter from its localization context. It looks like you forgot to pass a dateAdapter to your LocalizationProvider.',
  ],
  [
    'x-date-pickers',
    'the-usepickercontext-hook-can-only-be-called',
    '[vite] Internal server error: MUI X: The `usePickerContext` hook can only be called inside the context of a Picker component',
  ],
  [
    'x-date-pickers',
    'the-token-is-not-supported-by-the',
    'MUI X: The token "wo" is not supported by the Date and Time Pickers.\nPlease try using another token o…',
  ],
  [
    'x-date-pickers',
    'the-field-component-you-are-using-is',
    'warning.js:22 MUI X: The field component you are using is not compatible with the "hours" date section. The supported date sections are ["weekDay", "day", "month", "year"]`.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-date-pickers',
    'the-sectionlistref-prop-has-not-been-initialized',
    'MUI X: The sectionListRef prop has not been initialized by PickersSectionList You probably tried to pass a component to the textField slot that contains an <input /> element instead of a PickersSectionList.  If you want to keep using an <input /> HTML element for the editing, please add the enableAccessibleFieldDOMStructure={false} prop to your Picker or Field component:  <DatePicker enableAccessibleFieldDOMStructure={false} slots={{ textField: MyCustomTextField }} />  Learn more about the field accessible DOM structure on the MUI documentation: https://mui.com/x/react-date-pickers/fields/#fields-to-edit-a-single-element',
  ],
  [
    'x-date-pickers',
    'the-renderinput-prop-has-been-removed-in',
    '[vite] Internal server error: MUI X: The `renderInput` prop has been removed in version 6.0 of the Date and Time Pickers.',
  ],
  [
    'x-date-pickers',
    'a-component-is-changing-the-controlled-value',
    'MUI X: A component is changing the controlled value of a Picker to be controlled.\nElements should not switch from uncontrolled to controlled (or vice versa).\nDecide between using a controlled or uncontrolled val…',
  ],
  [
    'x-date-pickers',
    'a-component-is-changing-the-defaultvalue-of',
    'warning.js:22 MUI X: A component is changing the defaultValue of an uncontrolled Picker after being initialized. To suppress this warning opt to use a controlled value.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-date-pickers',
    'opento-is-not-a-valid-prop-it',
    'MUI X: openTo="hours" is not a valid prop. It must be an element of views=["year", "day"].',
  ],
  [
    'x-date-pickers',
    'the-timezone-of-the-start-and-the',
    '[vite] Internal server error: MUI X: The timezone of the start and the end date should be the same.',
  ],
  [
    'x-charts',
    'should-be-of-type-band-to-display',
    'MUI X Charts: The first `xAxis` should be of type "band" to display th…',
  ],
  [
    'x-charts',
    'bar-series-with-id-has-no-data',
    "Uncaught Error: MUI X Charts: bar series with id='auto-generated-id-0' has no data.\nEither provide a data property to the series or use the dataset prop.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)",
  ],
  [
    'x-charts',
    'your-dataset-key-is-used-for-plotting',
    'MUI X Charts: your dataset key "sales" is used for plotting bars, but the dataset contains the non-null non-numerical element "12 t" at index 3. Bar plots only support numeric and null values.',
  ],
  [
    'x-charts',
    'the-value-does-not-exist-in-the',
    '[vite] Internal server error: MUI X Charts: the value Mar does not exist in the data of x axis with id defaultized-x-axis-0.',
  ],
  [
    'x-charts',
    'no-axis-found-the-axisid-is-probably',
    'MUI X Charts: No axis found. The axisId "defaultized-x-axis-0" is probably invalid.',
  ],
  [
    'x-charts',
    'should-have-data-property-to-be-able',
    'Uncaught Error: MUI X Charts: The x-axis with id "months" should have data property to be able to display a line plot.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-charts',
    'line-series-with-id-has-no-data-2',
    "MUI X Charts: line series with id='auto-generated-id-0' has no data and no dataKey. You must provide a dataKey when using the dataset prop.",
  ],
  [
    'x-charts',
    'the-data-length-of-the-x-axis',
    '[vite] Internal server error: MUI X Charts: The data length of the x axis (4 items) is lower than the length of series (7 items).',
  ],
  [
    'x-charts',
    'could-not-find-the-charts-context-this',
    'MUI X Charts: Could not find the Charts context. This happens when the component is rendered outside of a ChartsDataProvider or ChartsContainer parent component, which means t…',
  ],
  [
    'x-charts',
    'chartcontainer-does-not-have-width-prop-and',
    'warning.js:22 MUI X Charts: ChartContainer does not have `width` prop, and its container has no `width` defined.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-charts',
    'chartcontainer-does-not-have-height-prop-and',
    'MUI X Charts: ChartContainer does not have height prop, and its container has no height defined.',
  ],
  [
    'x-charts',
    'series-id-is-not-unique',
    '[vite] Internal server error: MUI X Charts: series\' id "auto-generated-id-0" is not unique.',
  ],
  [
    'x-charts',
    'x-axis-uses-datakey-but-no-dataset',
    'MUI X Charts: x-axis uses `dataKey` but no `dataset` is provided.',
  ],
  [
    'x-charts',
    'sankey-diagram-contains-circular-references',
    'Uncaught Error: MUI X Charts: Sankey diagram contains circular references.\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-tree-view',
    'the-rich-tree-view-component-does-not',
    'MUI X: The Rich Tree View component does not support JSX children. If you want to add items, you need to use the items prop. Check the documentation for more details: https://mui.com/x/react-tree-view/rich-tree-view/items/.',
  ],
  [
    'x-tree-view',
    'a-component-is-changing-the-controlled-state',
    '[vite] Internal server error: MUI X Tree View: A component is changing the controlled expandedItems state of RichTreeView to be controlled.',
  ],
  [
    'x-tree-view',
    'could-not-find-the-tree-view-context',
    'MUI X: Could not find the Tree View context.\nIt looks like you rendered your component outside of a SimpleTreeVi…',
  ],
  [
    'x-tree-view',
    'the-tree-view-component-requires-all-items',
    'Uncaught Error: MUI X: The Tree View component requires all items to have a `label` property.\nAlternatively, you can use the `getItemLabel` prop to specify a custom label for each item.\nAn item was provided without label in the `items` prop:\n{"id":"grid"}\n    at renderWithHooks (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:5529:24)\n    at updateFunctionComponent (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:8897:21)\n    at beginWork (http://localhost:5173/node_modules/.vite/deps/react-dom_client.js:10522:20)',
  ],
  [
    'x-tree-view',
    'the-tree-view-component-requires-all-items-2',
    'MUI X: The Tree View component requires all items to have a unique id property. Alternatively, you can use the getItemId prop to specify a custom id for each item. An item was provided without id in the items prop: {"id":"grid"}',
  ],
  [
    'x-tree-view',
    'the-tree-view-component-requires-all-items-3',
    '[vite] Internal server error: MUI X: The Tree View component requires all items to have a unique `id` property.',
  ],
];
