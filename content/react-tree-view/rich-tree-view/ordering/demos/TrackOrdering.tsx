import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

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

const describe = (position: Position) => `${position.parentId ?? 'root'}, ${position.index}`;

export default function TrackOrdering() {
  const [lastMove, setLastMove] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40 }}>
        Last move: {lastMove}
      </Typography>
      <RichTreeViewPro
        itemsReordering
        aria-label="Trip"
        items={trip}
        defaultExpandedItems={['monday', 'tuesday']}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLastMove(`${itemId} from (${describe(oldPosition)}) to (${describe(newPosition)})`)
        }
      />
    </Stack>
  );
}
