import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, getGroupRowIdFromPath } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode, GridRowSelectionModel } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 130 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

const stages = ['Quay', 'Church', 'Old mill'].map((key) =>
  getGroupRowIdFromPath([{ field: 'stage', key }]),
);

const isChurch = (node: GridGroupNode) => node.groupingKey === 'Church';

export default function SelectedRowsOnly() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(stages),
  });
  const selected = concerts.filter(({ id }) => model.ids.has(id));
  const visitors = selected.reduce((sum, concert) => sum + concert.visitors, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {`Ids: ${model.ids.size}, concerts among them: ${selected.length}, visitors: ${visitors}`}
      </Typography>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          aria-label="Concerts to invoice"
          rows={concerts}
          columns={columns}
          checkboxSelection
          disableRowSelectionExcludeModel
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          isGroupExpandedByDefault={isChurch}
          groupingColDef={{ width: 150 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { stage: false } },
            rowGrouping: { model: ['stage'] },
          }}
        />
      </Box>
    </Stack>
  );
}
