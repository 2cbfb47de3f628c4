import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

interface ProgramProps {
  initialDays: string[];
  onToggle: (day: string, isOpen: boolean) => void;
}

function Program({ initialDays, onToggle }: ProgramProps) {
  const apiRef = useGridApiRef();
  // The same function on every render: a new one would make the grid build the tree again.
  const [isOpenAtFirst] = React.useState(
    () => (node: GridGroupNode) => initialDays.includes(String(node.groupingKey)),
  );

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.groupingField === 'day') {
          onToggle(String(node.groupingKey), Boolean(node.childrenExpanded));
        }
      }),
    [apiRef, onToggle],
  );

  return (
    <DataGridPremium
      aria-label="Concerts by day"
      apiRef={apiRef}
      rows={concerts}
      columns={columns}
      isGroupExpandedByDefault={isOpenAtFirst}
      groupingColDef={{ width: 170 }}
      hideFooter
      initialState={{
        columns: { columnVisibilityModel: { day: false } },
        rowGrouping: { model: ['day'] },
      }}
    />
  );
}

export default function RememberedGroups() {
  const [days, setDays] = React.useState(['Sunday']);
  const [isShown, setIsShown] = React.useState(true);

  const remember = React.useCallback((day: string, isOpen: boolean) => {
    setDays((before) => {
      const others = before.filter((other) => other !== day);
      return isOpen ? [...others, day] : others;
    });
  }, []);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Leave the program' : 'Back to the program'}
        </Button>
        <Typography variant="body2" role="status">
          Open: {days.length > 0 ? days.join(', ') : 'none'}
        </Typography>
      </Stack>
      <Box sx={{ height: 320 }}>
        {isShown ? <Program initialDays={days} onToggle={remember} /> : null}
      </Box>
    </Stack>
  );
}
