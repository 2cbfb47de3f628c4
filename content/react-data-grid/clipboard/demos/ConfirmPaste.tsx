import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Question {
  cells: number;
  accept: () => void;
  cancel: () => void;
}

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 120 },
  { field: 'adult', headerName: 'Adult (€)', type: 'number', width: 110, editable: true },
  { field: 'child', headerName: 'Child (€)', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, route: 'Harbor ferry', adult: 6, child: 3 },
  { id: 2, route: 'Island line', adult: 14, child: 7 },
  { id: 3, route: 'Night boat', adult: 22, child: 11 },
];

export default function ConfirmPaste() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        cells: data.reduce((sum, row) => sum + row.length, 0),
        accept: resolve,
        cancel: () => reject(new Error('Paste canceled')),
      });
      setOpen(true);
    });

  const decide = (accepted: boolean) => {
    if (accepted) {
      question?.accept();
    } else {
      question?.cancel();
    }
    setOpen(false);
  };

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGridPremium
        aria-label="Fares"
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        initialState={{ cellSelection: { 1: { adult: true, child: true } } }}
        onBeforeClipboardPasteStart={ask}
        hideFooter
      />
      <Dialog open={open} onClose={() => decide(false)} aria-labelledby="paste-question">
        <DialogTitle id="paste-question">Replace fares?</DialogTitle>
        <DialogContent>{`Values on the clipboard: ${question?.cells ?? 0}`}</DialogContent>
        <DialogActions>
          <Button onClick={() => decide(false)}>Keep the fares</Button>
          <Button onClick={() => decide(true)}>Replace</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
