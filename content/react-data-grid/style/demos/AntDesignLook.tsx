import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { styled } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 110 },
];

const rows = [
  { id: 1, name: 'Ines Duarte', ward: 'Surgery', nights: 4 },
  { id: 2, name: 'Tomasz Wilk', ward: 'Eye clinic', nights: 1 },
  { id: 3, name: 'Rana Haddad', ward: 'Surgery', nights: 6 },
  { id: 4, name: 'Joel Pratt', ward: 'Eye clinic', nights: 2 },
  { id: 5, name: 'Oda Lien', ward: 'Surgery', nights: 3 },
];

const light = {
  text: 'rgba(0, 0, 0, 0.88)',
  line: '#f0f0f0',
  header: '#fafafa',
  background: '#ffffff',
  selected: '#e6f4ff',
  box: '#8c8c8c',
  blue: '#0958d9',
};
const dark = {
  text: 'rgba(255, 255, 255, 0.85)',
  line: '#303030',
  header: '#1d1d1d',
  background: '#141414',
  selected: '#111a2c',
  box: '#8c8c8c',
  blue: '#3c89e8',
};

const AntGrid = styled(DataGrid)(({ theme }) => {
  const colors = theme.palette.mode === 'dark' ? dark : light;
  return {
    border: 0,
    borderRadius: 8,
    backgroundColor: colors.background,
    color: colors.text,
    fontSize: 14,
    [`& .${gridClasses.columnHeader}`]: { backgroundColor: colors.header, fontWeight: 600 },
    [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 600 },
    [`& .${gridClasses.columnSeparator}`]: { color: colors.line },
    [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}, & .${gridClasses.footerContainer}`]: {
      borderColor: colors.line,
    },
    [`& .${gridClasses.row}:hover`]: { backgroundColor: colors.header },
    [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: {
      backgroundColor: colors.selected,
    },
    [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
      outlineColor: colors.blue,
    },
    '& .MuiPaginationItem-root': { borderRadius: 6, borderColor: 'transparent' },
    '& .MuiPaginationItem-root.Mui-selected': {
      borderColor: colors.blue,
      backgroundColor: 'transparent',
      color: colors.blue,
    },
    '--ant-box': colors.box,
    '--ant-blue': colors.blue,
  };
});

const Square = styled('span')({
  width: 16,
  height: 16,
  borderRadius: 4,
  border: '1px solid var(--ant-box)',
});

const CheckedSquare = styled(Square)({
  borderColor: 'var(--ant-blue)',
  backgroundColor: 'var(--ant-blue)',
  '&::after': {
    content: '""',
    display: 'block',
    width: 4,
    height: 8,
    margin: '1px 5px',
    border: 'solid #ffffff',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
});

const HalfSquare = styled(Square)({
  '&::after': {
    content: '""',
    display: 'block',
    width: 8,
    height: 8,
    margin: 3,
    backgroundColor: 'var(--ant-blue)',
  },
});

function Pages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      variant="outlined"
      shape="rounded"
      size="small"
      page={page + 1}
      count={count}
      onChange={(_event, number) => apiRef.current.setPage(number - 1)}
    />
  );
}

export default function AntDesignLook() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <AntGrid
        aria-label="Patients"
        rows={rows}
        columns={columns}
        checkboxSelection
        rowHeight={54}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        slots={{ pagination: Pages }}
        slotProps={{
          baseCheckbox: {
            material: {
              disableRipple: true,
              icon: <Square />,
              checkedIcon: <CheckedSquare />,
              indeterminateIcon: <HalfSquare />,
            },
          },
        }}
      />
    </Box>
  );
}
