import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

export default function OpenWhileFiltered() {
  const apiRef = useGridApiRef();

  const followFilter = ({ items }: GridFilterModel) => {
    if (items.some(({ value }) => value !== undefined && value !== '')) {
      apiRef.current?.expandAllRows();
    } else {
      apiRef.current?.collapseAllRows();
    }
  };

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        apiRef={apiRef}
        rows={instruments}
        columns={columns}
        onFilterModelChange={followFilter}
        groupingColDef={{ minWidth: 170, flex: 1 }}
        headerFilters
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
        }}
      />
    </Box>
  );
}
