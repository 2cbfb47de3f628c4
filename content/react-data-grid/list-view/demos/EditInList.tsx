import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import EditIcon from '@mui/icons-material/EditOutlined';
import { DataGridPro, useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridColDef, GridListViewColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';

interface Plot {
  id: number;
  crop: string;
  note: string;
}

function PlotCell({ row }: GridRenderCellParams<Plot>) {
  const apiRef = useGridApiContext();
  const [draft, setDraft] = React.useState<string | null>(null);

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    apiRef.current.updateRows([{ id: row.id, note: draft }]);
    setDraft(null);
  };

  return (
    <>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="subtitle2" component="div">
          {row.crop}
        </Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          {row.note}
        </Typography>
      </Box>
      <IconButton aria-label={`Edit ${row.crop}`} onClick={() => setDraft(row.note)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <Dialog open={draft !== null} onClose={() => setDraft(null)} fullWidth maxWidth="xs">
        <form onSubmit={save}>
          <DialogTitle>{row.crop}</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label="Note"
              value={draft ?? ''}
              onChange={(event) => setDraft(event.target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

const listColumn: GridListViewColDef<Plot> = {
  field: 'summary',
  display: 'flex',
  renderCell: (params) => <PlotCell {...params} />,
};

const columns: GridColDef<Plot>[] = [
  { field: 'crop', headerName: 'Crop' },
  { field: 'note', headerName: 'Note' },
];

const rows: Plot[] = [
  { id: 1, crop: 'Carrots', note: 'Thin out by Friday' },
  { id: 2, crop: 'Leeks', note: 'Watered on March 4' },
  { id: 3, crop: 'Fava beans', note: 'Stakes are in the shed' },
  { id: 4, crop: 'Spinach', note: 'Second sowing in April' },
];

export default function EditInList() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 274 }}>
      <DataGridPro
        aria-label="Plots"
        rows={rows}
        columns={columns}
        listView
        listViewColumn={listColumn}
        rowHeight={68}
        hideFooter
      />
    </Box>
  );
}
