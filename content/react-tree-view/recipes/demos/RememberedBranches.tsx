import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rooms = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'kitchen', label: 'Kitchen' },
      { id: 'hall', label: 'Hall' },
    ],
  },
  { id: 'upper', label: 'Upper floor', children: [{ id: 'study', label: 'Study' }] },
];

export default function RememberedBranches() {
  const [isShown, setIsShown] = React.useState(true);
  const [expanded, setExpanded] = React.useState(['ground']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 208 }}>
      <Button onClick={() => setIsShown(!isShown)} sx={{ alignSelf: 'flex-start' }}>
        {isShown ? 'Remove the tree' : 'Show the tree'}
      </Button>
      {isShown && (
        <RichTreeView
          aria-label="Rooms"
          items={rooms}
          expandedItems={expanded}
          onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        />
      )}
    </Stack>
  );
}
