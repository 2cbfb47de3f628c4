import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';

const trip = [
  {
    id: 'monday',
    label: 'Monday',
    children: [
      { id: 'castle', label: 'Castle' },
      { id: 'market', label: 'Market' },
    ],
  },
  {
    id: 'tuesday',
    label: 'Tuesday',
    children: [{ id: 'island', label: 'Island ferry' }],
  },
];

interface Position {
  parentId: string | null;
  index: number;
}

export default function TrackOrdering() {
  const apiRef = useRichTreeViewProApiRef();
  const [lastMove, setLastMove] = React.useState('nothing yet');

  const getLabel = (itemId: string) => apiRef.current?.getItem(itemId).label;
  const describe = ({ parentId, index }: Position) =>
    `${parentId === null ? 'root' : getLabel(parentId)}, ${index}`;

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40 }}>
        Last move: {lastMove}
      </Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        itemsReordering
        aria-label="Trip"
        items={trip}
        defaultExpandedItems={['monday', 'tuesday']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          const [from, to] = [describe(oldPosition), describe(newPosition)];
          setLastMove(`${getLabel(itemId)} from (${from}) to (${to})`);
        }}
      />
    </Stack>
  );
}
