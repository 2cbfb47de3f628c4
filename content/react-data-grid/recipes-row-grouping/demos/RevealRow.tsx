import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium, gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRowId } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'school', headerName: 'School', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const BASSOON = 13;

export default function RevealRow() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState(BASSOON);

  const openGroupsAround = (rowId: GridRowId) => {
    const parentId = gridRowNodeSelector(apiRef, rowId).parent;
    const parent = parentId === null ? null : gridRowNodeSelector(apiRef, parentId);
    if (parent?.type === 'group' && parent.parent !== null) {
      openGroupsAround(parent.id);
      apiRef.current?.setRowChildrenExpansion(parent.id, true);
    }
  };

  const reveal = () => {
    openGroupsAround(id);
    // Group rows have a position only once they are rendered.
    requestAnimationFrame(() => {
      const rowIndex = apiRef.current?.getRowIndexRelativeToVisibleRows(id) ?? 0;
      apiRef.current?.scrollToIndexes({ rowIndex });
      apiRef.current?.setCellFocus(id, 'name');
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Instrument"
          value={id}
          onChange={(event) => setId(Number(event.target.value))}
          sx={{ width: 180 }}
        >
          {instruments.map((instrument) => (
            <MenuItem key={instrument.id} value={instrument.id}>
              {instrument.name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={reveal}>
          Show its row
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Instruments for rent"
          apiRef={apiRef}
          rows={instruments}
          columns={columns}
          groupingColDef={{ minWidth: 170, flex: 1 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { family: false, school: false } },
            rowGrouping: { model: ['family', 'school'] },
          }}
        />
      </Box>
    </Stack>
  );
}
