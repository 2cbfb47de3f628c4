import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

const isChurch = (node: GridGroupNode) => node.groupingKey === 'Church';

export default function SelectedGroups() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  const propagation = React.useMemo(() => ({ descendants, parents }), [descendants, parents]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Rows follow their group"
          control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
        />
        <FormControlLabel
          label="A group follows its rows"
          control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
        />
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          aria-label="Concerts by stage"
          rows={concerts}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={propagation}
          isGroupExpandedByDefault={isChurch}
          groupingColDef={{ width: 170 }}
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
