import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Station {
  id: number;
  station: string;
  /** Meters above gauge zero, oldest first. */
  week: number[];
}

const getLast = (week: number[]) => week.at(-1) ?? 0;
const getRise = (week: number[]) => getLast(week) - (week.at(0) ?? 0);

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'level',
    headerName: 'Level (m)',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => getLast(row.week),
  },
  {
    field: 'week',
    headerName: 'Seven days',
    width: 190,
    display: 'flex',
    filterable: false,
    sortComparator: (first: number[], second: number[]) => getRise(first) - getRise(second),
    valueFormatter: (week: number[]) => week.join('; '),
    renderCell: ({ row, colDef }) => (
      <SparkLineChart
        role="img"
        aria-label={`From ${row.week.at(0)} to ${getLast(row.week)} meters`}
        data={row.week}
        width={colDef.computedWidth - 20}
        height={36}
        yAxis={{ min: 0, max: 4 }}
        area
      />
    ),
  },
];

const rows: Station[] = [
  { id: 1, station: 'Mill weir', week: [1.2, 1.3, 1.3, 1.6, 2.1, 2.9, 3.4] },
  { id: 2, station: 'Old bridge', week: [2.4, 2.3, 2.3, 2.2, 2.2, 2.1, 2.1] },
  { id: 3, station: 'Ferry landing', week: [1.8, 2.6, 3.1, 2.7, 2.2, 1.9, 1.7] },
];

export default function SparklineCells() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="River levels" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
