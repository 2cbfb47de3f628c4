import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';
import type { Harvest } from '../../data/harvests';

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long' });

function getSeasonColumns(column: GridColDef): GridColDef[] | undefined {
  if (column.type !== 'date') return undefined;
  return [
    {
      field: `${column.field}-month`,
      headerName: `${column.headerName} (month)`,
      type: 'number',
      valueGetter: (_value, row: Harvest) => row.picked.getMonth(),
      valueFormatter: (month: number) => monthFormat.format(new Date(2025, month)),
    },
    {
      field: `${column.field}-season`,
      headerName: `${column.headerName} (season)`,
      valueGetter: (_value, row: Harvest) =>
        row.picked.getMonth() < 9 ? 'Early apples' : 'Late apples',
    },
  ];
}

export default function MonthColumns() {
  return (
    <Box sx={{ width: '100%', height: 326 }}>
      <DataGridPremium
        aria-label="Crates by variety and month"
        rows={harvests}
        columns={harvestColumns}
        hideFooter
        getPivotDerivedColumns={getSeasonColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'picked-season' }],
              columns: [{ field: 'picked-month', sort: 'asc' }],
              values: [{ field: 'crates', aggFunc: 'sum' }],
            },
          },
        }}
      />
    </Box>
  );
}
