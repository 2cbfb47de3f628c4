import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

/** The Monday of a date's week, as a string that sorts chronologically. */
function getWeek(date: Date) {
  const monday = new Date(date);
  monday.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  const month = String(monday.getMonth() + 1).padStart(2, '0');
  return `Week of ${monday.getFullYear()}-${month}-${String(monday.getDate()).padStart(2, '0')}`;
}

const columns: GridColDef<Consignment>[] = [
  {
    field: 'departure',
    headerName: 'Departure',
    type: 'date',
    width: 130,
    groupingValueGetter: (value: Date) => getWeek(value),
  },
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function GroupByWeek() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Departures by week"
        rows={consignments}
        columns={columns}
        groupingColDef={{ headerName: 'Week', width: 230 }}
        hideFooter
        initialState={{ rowGrouping: { model: ['departure'] } }}
      />
    </Box>
  );
}
