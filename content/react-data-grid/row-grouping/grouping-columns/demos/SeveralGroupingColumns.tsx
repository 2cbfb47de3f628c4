import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { consignments } from '../../../data/consignments';
import type { Consignment } from '../../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

export default function SeveralGroupingColumns() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Consignments by status and country"
        rows={consignments}
        columns={columns}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { status: false, country: false } },
          rowGrouping: { model: ['status', 'country'] },
        }}
      />
    </Box>
  );
}
