import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridExcelExportOptions } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 130 },
  { field: 'value', headerName: 'Value (€)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, goods: 'Coffee, green', departure: new Date(2025, 2, 3), value: 21000 },
  { id: 2, goods: 'Paper rolls', departure: new Date(2025, 2, 3), value: 13200 },
  { id: 3, goods: 'Pump parts', departure: new Date(2025, 2, 4), value: 235600 },
];

const excelOptions: GridExcelExportOptions = {
  fileName: 'consignments',
  columnsStyles: {
    departure: { numFmt: 'yyyy-mm-dd' },
    value: { numFmt: '#,##0 "€"', font: { bold: true } },
  },
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.getCell('A1').value = 'Depot consignments';
    worksheet.getCell('A1').font = { bold: true, size: 14 };
    worksheet.addRow([]);
  },
};

export default function ExcelExport() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slotProps={{ toolbar: { excelOptions } }}
      />
    </Box>
  );
}
