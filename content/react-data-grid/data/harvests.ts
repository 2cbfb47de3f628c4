import type { GridColDef } from '@mui/x-data-grid-premium';

/** The crates of one variety that were picked in one orchard on one day. */
export interface Harvest {
  id: number;
  orchard: string;
  variety: string;
  grade: 'Table' | 'Juice';
  picked: Date;
  crates: number;
  /** Euros per crate. */
  price: number;
}

type Entry = [string, string, Harvest['grade'], string, number, number];

const entries: Entry[] = [
  ['Mill Field', 'Elstar', 'Table', '2024-09-12', 42, 18],
  ['Mill Field', 'Boskoop', 'Table', '2024-10-03', 30, 15],
  ['Mill Field', 'Boskoop', 'Juice', '2024-10-04', 18, 6],
  ['North Slope', 'Elstar', 'Table', '2024-09-19', 25, 18],
  ['North Slope', 'Pinova', 'Table', '2024-10-21', 36, 20],
  ['River Bank', 'Boskoop', 'Juice', '2024-10-10', 54, 5],
  ['River Bank', 'Pinova', 'Table', '2024-10-28', 22, 21],
  ['Mill Field', 'Elstar', 'Table', '2025-09-09', 51, 19],
  ['Mill Field', 'Elstar', 'Juice', '2025-09-10', 12, 6],
  ['Mill Field', 'Boskoop', 'Table', '2025-10-06', 27, 16],
  ['North Slope', 'Elstar', 'Table', '2025-09-16', 33, 19],
  ['North Slope', 'Pinova', 'Table', '2025-10-20', 40, 22],
  ['North Slope', 'Pinova', 'Juice', '2025-10-22', 16, 7],
  ['River Bank', 'Boskoop', 'Table', '2025-10-13', 20, 15],
  ['River Bank', 'Boskoop', 'Juice', '2025-10-14', 48, 5],
  ['River Bank', 'Pinova', 'Table', '2025-11-03', 29, 21],
];

/** Two seasons of an apple farm. */
export const harvests: Harvest[] = entries.map(([orchard, variety, grade, day, crates, price], index) => ({
  id: index + 1,
  orchard,
  variety,
  grade,
  picked: new Date(`${day}T12:00`),
  crates,
  price,
}));

export const harvestColumns: GridColDef<Harvest>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 130 },
  { field: 'variety', headerName: 'Variety', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 100 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 120 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.crates * row.price,
    valueFormatter: (value?: number) => (value ? `€${value.toLocaleString('en-US')}` : ''),
  },
];
