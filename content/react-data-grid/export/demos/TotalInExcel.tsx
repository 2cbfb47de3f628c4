import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 130 },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 120 },
  { field: 'yield', headerName: 'Yield (t)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, crop: 'Spelt', sown: new Date(2024, 9, 4), yield: 18.5 },
  { id: 2, crop: 'Field beans', sown: new Date(2025, 2, 20), yield: 6.2 },
  { id: 3, crop: 'Flax', sown: new Date(2025, 3, 11), yield: 2.8 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'harvest',
  columnsStyles: {
    sown: { numFmt: 'd mmm yyyy' },
    yield: { numFmt: '0.0', font: { color: { argb: 'FF1B5E20' } } },
  },
  exceljsPostProcess: async ({ worksheet }) => {
    const last = worksheet.rowCount;
    const total = worksheet.addRow(['Total', null, { formula: `SUM(C2:C${last})` }]);
    total.font = { bold: true };
    worksheet.getRow(1).font = { bold: true };
    worksheet.views = [{ state: 'frozen', ySplit: 1 }];
  },
};

export default function TotalInExcel() {
  const apiRef = useGridApiRef();
  const [lines, setLines] = React.useState<string[]>([]);

  const lookInside = async () => {
    const workbook = await apiRef.current?.getDataAsExcel(excelOptions);
    const sheet = workbook?.worksheets[0];
    setLines(
      [2, 3, 4, 5].map((number) => {
        const cell = sheet?.getCell(number, 3);
        return `C${number}  ${cell?.formula ?? cell?.text}  ${cell?.numFmt}`;
      }),
    );
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Harvest"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => apiRef.current?.exportDataAsExcel(excelOptions)}>
          Save the file
        </Button>
        <Button variant="outlined" onClick={lookInside}>
          Look inside the workbook
        </Button>
      </Stack>
      <Box
        component="pre"
        aria-live="polite"
        sx={{ m: 0, height: 84, overflowX: 'auto', typography: 'body2', fontFamily: 'monospace' }}
      >
        {lines.join('\n') || 'The last column appears here.'}
      </Box>
    </Stack>
  );
}
