import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Gauge {
  id: number;
  gauge: string;
  levels: number[];
}

const DAYS = 365;

/** A year's water levels in centimeters: two slow waves, shifted from gauge to gauge. */
function createGauge(gauge: string, id: number): Gauge {
  const levels = Array.from({ length: DAYS }, (_, day) =>
    Math.round(240 + 60 * Math.sin(day / 14 + id) + 25 * Math.cos(day / 3)),
  );
  return { id, gauge, levels };
}

const rows = ['North quay', 'South quay', 'Lock', 'Sea wall', 'River mouth'].map(createGauge);

const columns: GridColDef<Gauge>[] = [
  { field: 'gauge', headerName: 'Gauge', width: 130 },
  ...Array.from({ length: DAYS }, (_, day): GridColDef<Gauge> => ({
    field: `day${day + 1}`,
    headerName: `Day ${day + 1}`,
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.levels[day] ?? null,
  })),
];

export default function ManyColumns() {
  return (
    <Box sx={{ width: '100%', height: 336 }}>
      <DataGrid aria-label="Water levels in 2025" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
