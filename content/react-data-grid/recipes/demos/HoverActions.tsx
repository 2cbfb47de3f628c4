import * as React from 'react';
import ArchiveIcon from '@mui/icons-material/Archive';
import Box from '@mui/material/Box';
import { DataGrid, GridActionsCell, GridActionsCellItem, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

export default function HoverActions() {
  const [rows, setRows] = React.useState([
    { id: 1, subject: 'Delivery on Friday', sender: 'Coastline' },
    { id: 2, subject: 'Invoice 2071', sender: 'Brandt Trucking' },
    { id: 3, subject: 'Two pallets short', sender: 'Fjordlink' },
    { id: 4, subject: 'New opening hours', sender: 'Southern Star' },
  ]);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
      { field: 'sender', headerName: 'Sender', flex: 1, minWidth: 110 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<ArchiveIcon />}
              label={`Archive ${params.row.subject}`}
              onClick={() => setRows((all) => all.filter(({ id }) => id !== params.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Messages"
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '@media (hover: hover)': {
            [`& .${gridClasses.row}:not(:hover, :focus-within) .${gridClasses.actionsCell}`]: {
              opacity: 0,
            },
          },
        }}
      />
    </Box>
  );
}
