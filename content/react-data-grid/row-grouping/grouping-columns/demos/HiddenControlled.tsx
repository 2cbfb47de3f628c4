import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function HiddenControlled() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridRowGroupingModel>(['genre']);
  const initialState = useKeepGroupedColumnsHidden({ apiRef, rowGroupingModel: model });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(_event, fields: string[]) => setModel(fields)}
      >
        <ToggleButton value="stage">Stage</ToggleButton>
        <ToggleButton value="genre">Genre</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          aria-label="Concerts by stage or genre"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          initialState={initialState}
          groupingColDef={{ width: 180 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
