import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Price {
  id: number;
  product: string;
  price: number;
}

const columns: GridColDef<Price>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120, editable: true },
];

const firstPrices: Price[] = [
  { id: 1, product: 'Goat cheese', price: 4.2 },
  { id: 2, product: 'Honey, 500 g', price: 7.5 },
  { id: 3, product: 'Apple juice', price: 2.8 },
];

export default function BulkSave() {
  const [saved, setSaved] = React.useState(firstPrices);
  const [drafts, setDrafts] = React.useState<ReadonlyMap<number, Price>>(new Map());

  const rows = React.useMemo(() => saved.map((row) => drafts.get(row.id) ?? row), [saved, drafts]);

  const keepDraft = (edited: Price, before: Price) => {
    if (edited.price !== before.price) {
      setDrafts((others) => new Map(others).set(edited.id, edited));
    }
    return edited;
  };

  const saveAll = () => {
    setSaved(rows); // Send [...drafts.values()] to the server here.
    setDrafts(new Map());
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button variant="contained" disabled={drafts.size === 0} onClick={saveAll}>
          Save
        </Button>
        <Button disabled={drafts.size === 0} onClick={() => setDrafts(new Map())}>
          Discard
        </Button>
        <Typography variant="body2" role="status">
          {drafts.size} unsaved
        </Typography>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Farm shop prices"
          rows={rows}
          columns={columns}
          processRowUpdate={keepDraft}
          getRowClassName={({ id }) => (drafts.has(Number(id)) ? 'draft' : '')}
          hideFooter
          sx={(theme) => ({
            '& .draft': { boxShadow: `inset 3px 0 ${theme.palette.warning.main}` },
          })}
        />
      </Box>
    </Stack>
  );
}
