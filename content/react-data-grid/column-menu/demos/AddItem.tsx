import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import WidthIcon from '@mui/icons-material/WidthNormal';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps } from '@mui/x-data-grid';

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  const fit = (event: React.MouseEvent) => {
    onClick(event);
    void apiRef.current.autosizeColumns({ columns: [colDef.field] });
  };

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <WidthIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Fit width to content</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 120 },
  { field: 'borrower', headerName: 'Borrower', width: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 120 },
];

const rows = [
  { id: 1, title: 'Tides, harbors and lighthouses', borrower: 'Annika Lindqvist', shelf: 'B 12' },
  { id: 2, title: 'Bread at home', borrower: 'Michael Okafor', shelf: 'C 04' },
  { id: 3, title: 'A year of birds in the city', borrower: 'Jordi Ribera', shelf: 'A 31' },
];

const slotProps = { columnMenu: { slots: { columnMenuFitItem: FitItem } } };

export default function AddItem() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Loans" rows={rows} columns={columns} hideFooter slotProps={slotProps} />
    </Box>
  );
}
