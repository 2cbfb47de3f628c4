import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Order {
  id: number;
  customer: string;
  placed: string;
  books: { title: string; copies: number }[];
}

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'placed', headerName: 'Placed', width: 110 },
];

const rows: Order[] = [
  {
    id: 1,
    customer: 'Birch Lane School',
    placed: 'May 5',
    books: [
      { title: 'Maps of the Night Sky', copies: 24 },
      { title: 'A Field Guide to Moss', copies: 2 },
      { title: 'Chess for Nine-Year-Olds', copies: 12 },
    ],
  },
  {
    id: 2,
    customer: 'Harbor Library',
    placed: 'May 6',
    books: [
      { title: 'The Lighthouse Cookbook', copies: 3 },
      { title: 'Tides and Timetables', copies: 1 },
    ],
  },
  {
    id: 3,
    customer: 'Ida Lindqvist',
    placed: 'May 6',
    books: [{ title: 'Restoring Violins', copies: 1 }],
  },
];

function OrderedBooks({ books }: Pick<Order, 'books'>) {
  return (
    <div role="row">
      <div role="gridcell">
        <Box
          component="ul"
          sx={{ m: 0, py: 2, paddingInlineStart: 7.5, typography: 'body2', lineHeight: '24px' }}
        >
          {books.map(({ title, copies }) => (
            <li key={title}>{`${copies} × ${title}`}</li>
          ))}
        </Box>
      </div>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <OrderedBooks books={row.books} />;
const getDetailPanelHeight = () => 104;

export default function BasicMasterDetail() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
      />
    </Box>
  );
}
