import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function GoToRow() {
  const apiRef = useGridApiRef();

  const goTo = (_event: React.SyntheticEvent, consignment: Consignment | null) => {
    if (consignment && apiRef.current) {
      const rowIndex = apiRef.current.getRowIndexRelativeToVisibleRows(consignment.id);
      apiRef.current.scrollToIndexes({ rowIndex, colIndex: 0 });
      apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set([consignment.id]) });
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Autocomplete
        size="small"
        options={consignments}
        getOptionLabel={({ reference, goods }) => `${reference}, ${goods}`}
        onChange={goTo}
        renderInput={(params) => <TextField {...params} label="Go to consignment" />}
        sx={{ width: 300, maxWidth: '100%' }}
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Consignments"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
