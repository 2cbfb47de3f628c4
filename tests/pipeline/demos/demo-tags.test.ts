import { describe, expect, it } from 'vitest';
import { findComponents, findTags } from '../../../pipeline/demos/demo-tags.ts';
import { DEMO_TAGS, type DemoTag } from '../../../site/page/all-demos.ts';

const CODE: Record<DemoTag, string[]> = {
  editing: [
    "const columns = [{ field: 'name', editable: true }];",
    '<DataGrid processRowUpdate={save} />',
    '<RichTreeView isItemEditable />',
  ],
  server: ['<DataGridPro dataSource={dataSource} />', '<DataGrid paginationMode="server" />'],
  selection: [
    '<DataGrid checkboxSelection />',
    '<DataGrid onRowSelectionModelChange={keep} rowSelectionModel={model} />',
    '<RichTreeView multiSelect />',
    "<SimpleTreeView defaultSelectedItems={['a']} />",
    '<DataGridPremium cellSelection />',
  ],
  reordering: ['<DataGridPro rowReordering />', '<RichTreeViewPro itemsReordering />'],
  validation: [
    '<DatePicker disablePast />',
    '<TimePicker minTime={opening} />',
    '<DateField shouldDisableDate={isHoliday} />',
    "const columns = [{ field: 'name', preProcessEditCellProps: check }];",
  ],
  exporting: ['apiCall.exportDataAsCsv()', '<ExportPrint />', 'chart.exportAsImage()'],
  events: [
    '<DataGrid onRowClick={open} />',
    '<BarChart onAxisClick={open} />',
    '<DataGrid onCellDoubleClick={open} />',
  ],
  controlled: [
    '<DataGrid onSortModelChange={setSortModel} />',
    '<RichTreeView onExpandedItemsChange={keep} />',
    '<DateCalendar onViewChange={setView} />',
  ],
  methods: ['const apiRef = useGridApiRef();', '<RichTreeView apiRef={apiRef} />'],
  look: [
    'const Day = styled(PickersDay)({});',
    "sx={{ '& .name': { color: 'red' } }}",
    'sx={{ [`& .${gridClasses.cell}`]: { color } }}',
    '<BarChart colors={palette} />',
    '<DataGrid getRowClassName={name} />',
  ],
  parts: ['<DatePicker slots={{ field: Field }} />'],
  language: ['<DataGrid localeText={texts} />', '<LocalizationProvider adapterLocale="de" />'],
};

describe('what a demo shows', () => {
  it.each(DEMO_TAGS.flatMap((tag) => CODE[tag].map((code): [DemoTag, string] => [tag, code])))(
    'includes %s by `%s`',
    (tag, code) => {
      expect(findTags(code)).toContain(tag);
    },
  );

  it.each([
    'sx={{ width: 1 }}',
    '<Button onClick={save}>Save</Button>',
    '<DatePicker value={day} onChange={setDay} />',
    "const editable = 'editable';",
    'const day = minDate;',
    '<DataGrid columns={columns} rows={rows} />',
  ])('includes nothing by `%s`', (code) => {
    expect(findTags(code)).toEqual([]);
  });

  it('is listed in the order of the filter', () => {
    expect(findTags('<DataGrid slots={{}} checkboxSelection editMode="row" />')).toEqual([
      'editing',
      'selection',
      'parts',
    ]);
  });
});

describe('the components of a demo', () => {
  it.each([
    ["import { BarChart } from '@mui/x-charts/BarChart';\n<BarChart />", ['BarChart']],
    ["import Box from '@mui/material/Box';\n<Box />", []],
    [
      "import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';\n<SankeyChart />",
      ['SankeyChart'],
    ],
    [
      "import { DataGrid, type GridColDef } from '@mui/x-data-grid';\nconst a: GridColDef<DataGrid>[] = [];\n<DataGrid\n />",
      ['DataGrid'],
    ],
    [
      "import { DataGrid, GridFooter } from '@mui/x-data-grid';\nstyled(DataGrid);\nconst slots = { footer: GridFooter };",
      ['DataGrid', 'GridFooter'],
    ],
    ["import { DataGrid, useGridApiRef } from '@mui/x-data-grid';", []],
    ["import { LocalizationProvider } from '@mui/x-date-pickers';\n<LocalizationProvider />", []],
  ])('of %s', (code, names) => {
    expect(findComponents(code)).toEqual(names);
  });
});
