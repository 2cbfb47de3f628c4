import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';
import './CellStyles.css';

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
    return 'depot-cold';
  }
  return celsius > TOO_WARM ? 'depot-warm' : '';
}

const columns: GridColDef<Container>[] = [
  { field: 'reference', headerName: 'Container', width: 150, cellClassName: 'depot-code' },
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
    <div className="cell-styles">
      <DataGrid aria-label="Refrigerated containers" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
