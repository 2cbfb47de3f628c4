import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridActionsCellItemProps, GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Animal {
  id: number;
  name: string;
  kind: string;
}

const initialRows: Animal[] = [
  { id: 1, name: 'Flora', kind: 'Goat' },
  { id: 2, name: 'Anton', kind: 'Donkey' },
  { id: 3, name: 'Wilma', kind: 'Sheep' },
];

type MenuItemProps = Extract<GridActionsCellItemProps, { showInMenu: true }>;

function ConfirmedItem({ onConfirm, ...props }: MenuItemProps & { onConfirm: () => void }) {
  const [open, setOpen] = React.useState(false);
  const close = () => {
    setOpen(false);
    props.closeMenu?.();
  };

  return (
    <React.Fragment>
      <GridActionsCellItem {...props} closeMenuOnClick={false} onClick={() => setOpen(true)} />
      {/*
       * In React, the menu is an ancestor of the dialog: keep the dialog's key presses from
       * reaching it.
       */}
      <Dialog open={open} onClose={close} onKeyDown={(event) => event.stopPropagation()}>
        <DialogTitle>{props.label}?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button
            color="error"
            onClick={() => {
              close();
              onConfirm();
            }}
          >
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

const RemoveContext = React.createContext<(id: number) => void>(() => {});

function AnimalActions(params: GridRenderCellParams<Animal>) {
  const remove = React.useContext(RemoveContext);
  return (
    <GridActionsCell {...params} suppressChildrenValidation>
      <ConfirmedItem
        showInMenu
        label={`Remove ${params.row.name} from the herd`}
        onConfirm={() => remove(params.row.id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Animal>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 100,
    renderCell: (params) => <AnimalActions {...params} />,
  },
];

export default function ConfirmAction() {
  const [rows, setRows] = React.useState(initialRows);

  return (
    <RemoveContext.Provider value={(id) => setRows(rows.filter((row) => row.id !== id))}>
      <Box sx={{ width: '100%', height: 216 }}>
        <DataGrid aria-label="Animals" rows={rows} columns={columns} hideFooter />
      </Box>
    </RemoveContext.Provider>
  );
}
