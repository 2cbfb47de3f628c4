import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Toll {
  id: number;
  gate: string;
  toll: number;
}

interface Question {
  before: Toll;
  after: Toll;
  answer: (row: Toll) => void;
}

const columns: GridColDef<Toll>[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 130 },
  { field: 'toll', headerName: 'Toll (€)', type: 'number', width: 130, editable: true },
];

const rows: Toll[] = [
  { id: 1, gate: 'Harbor Road', toll: 12 },
  { id: 2, gate: 'Mill Lane', toll: 9 },
  { id: 3, gate: 'Rail yard', toll: 20 },
];

export default function ConfirmBeforeSaving() {
  const apiRef = useGridApiRef();
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);

  const ask = (after: Toll, before: Toll) =>
    new Promise<Toll>((resolve) => {
      setQuestion({ before, after, answer: resolve });
      setOpen(true);
    });

  const decide = (accepted: boolean) => {
    if (question) {
      question.answer(accepted ? question.after : question.before);
    }
    setOpen(false);
  };

  // The input that had focus is gone by now, so move focus to its cell.
  const focusCell = () => question && apiRef.current?.setCellFocus(question.after.id, 'toll');

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Tolls"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        processRowUpdate={(after: Toll, before: Toll) =>
          after.toll === before.toll ? before : ask(after, before)
        }
        hideFooter
      />
      <Dialog
        open={open}
        onClose={() => decide(false)}
        aria-labelledby="toll-question"
        disableRestoreFocus
        slotProps={{ transition: { onExited: focusCell } }}
      >
        <DialogTitle id="toll-question">Change the toll?</DialogTitle>
        <DialogContent>
          {question &&
            `${question.after.gate}: from €${question.before.toll} to €${question.after.toll}`}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => decide(false)}>Keep</Button>
          <Button onClick={() => decide(true)}>Change</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
