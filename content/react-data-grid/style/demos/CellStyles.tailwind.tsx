import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

interface Container {
  id: number;
  reference: string;
  goods: string;
  celsius: number;
}

const FROST = 0;
const TOO_WARM = 18;

function getClass(celsius: number) {
  if (celsius < FROST) {
    return 'font-bold text-[#0a5bc4] dark:text-[#7fb1ff]';
  }
  return celsius > TOO_WARM ? 'font-bold text-[#b3261e] dark:text-[#ff9a92]' : '';
}

const columns: GridColDef<Container>[] = [
  { field: 'reference', headerName: 'Container', width: 150, cellClassName: 'font-mono' },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  {
    field: 'celsius',
    headerName: 'Inside (°C)',
    type: 'number',
    width: 130,
    cellClassName: ({ value }: GridCellParams<Container, number>) => getClass(value ?? 0),
  },
];

const rows: Container[] = [
  { id: 1, reference: 'TRNU 402118', goods: 'Butter', celsius: -2 },
  { id: 2, reference: 'TRNU 402133', goods: 'Cut flowers', celsius: 5 },
  { id: 3, reference: 'BHLU 771902', goods: 'Chocolate', celsius: 23 },
  { id: 4, reference: 'BHLU 771950', goods: 'Frozen peas', celsius: -18 },
];

export default function CellStyles() {
  return (
    <div className="h-67 w-full">
      <DataGrid aria-label="Refrigerated containers" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
