import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const boats = [
  {
    id: 'berth-a',
    label: 'Berth A',
    children: [
      { id: 'boat-1', label: 'Kittiwake' },
      { id: 'boat-2', label: 'Second Wind' },
    ],
  },
  { id: 'berth-b', label: 'Berth B' },
];

export default function TrackLabelChange() {
  const apiRef = useRichTreeViewApiRef();
  const [lastChange, setLastChange] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        isItemEditable
        aria-label="Berths"
        items={boats}
        defaultExpandedItems={['berth-a']}
        onItemLabelChange={(itemId, newLabel) =>
          setLastChange(`${apiRef.current?.getItem(itemId).label} is now called ${newLabel}`)
        }
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      />
    </Stack>
  );
}
