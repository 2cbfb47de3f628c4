import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130, groupable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140, groupable: false },
];

export default function LimitedGrouping() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium aria-label="Consignments" rows={consignments} columns={columns} hideFooter />
    </Box>
  );
}
