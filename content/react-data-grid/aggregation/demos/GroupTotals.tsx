import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 130 },
];

/** Groups show their totals in their own rows; the grid has no total. */
function onlyInGroups(node: GridGroupNode) {
  return node.depth === -1 ? null : 'inline';
}

export default function GroupTotals() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Pallets by carrier"
        rows={consignments}
        columns={columns}
        getAggregationPosition={onlyInGroups}
        groupingColDef={{ headerName: 'Carrier', flex: 1, minWidth: 200 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { carrier: false } },
          rowGrouping: { model: ['carrier'] },
          aggregation: { model: { pallets: 'sum' } },
        }}
      />
    </Box>
  );
}
