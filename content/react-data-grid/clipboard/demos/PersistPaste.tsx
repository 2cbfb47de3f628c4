import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Medicine {
  id: string;
  medicine: string;
  stock: number;
}

const columns: GridColDef<Medicine>[] = [
  { field: 'medicine', headerName: 'Medicine', flex: 1, minWidth: 140 },
  { field: 'stock', headerName: 'Packs in stock', type: 'number', width: 140, editable: true },
];

const firstStock: Medicine[] = [
  { id: 'ibu', medicine: 'Ibuprofen 400', stock: 24 },
  { id: 'amo', medicine: 'Amoxicillin 500', stock: 9 },
  { id: 'sal', medicine: 'Albuterol', stock: 13 },
];

/** Stands in for a request. Cell validation does not run on paste, so the row is checked here. */
async function saveStock(row: Medicine): Promise<Medicine> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (!Number.isInteger(row.stock) || row.stock < 0) {
    throw new Error(`${row.medicine}: stock must be a whole number of packs.`);
  }
  return row;
}

export default function PersistPaste() {
  const [stock, setStock] = React.useState(firstStock);
  const [saved, setSaved] = React.useState<number | null>(null);
  const [rejected, setRejected] = React.useState<string[]>([]);

  const processRowUpdate = async (edited: Medicine) => {
    const row = await saveStock(edited);
    setStock((rows) => rows.map((other) => (other.id === row.id ? row : other)));
    return row;
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => navigator.clipboard.writeText('30\n-4\n18')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Copy a count that has an error
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Pharmacy stock"
          rows={stock}
          columns={columns}
          rowSelection={false}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setRejected((messages) => [...messages, error.message])
          }
          onClipboardPasteStart={() => setRejected([])}
          onClipboardPasteEnd={({ newRows }) => setSaved(newRows.size)}
          hideFooter
        />
      </Box>
      <Alert severity={rejected.length > 0 ? 'warning' : 'info'} role="status">
        {saved === null ? 'Paste into the first stock cell.' : `Rows saved: ${saved}. `}
        {rejected.join(' ')}
      </Alert>
    </Stack>
  );
}
