import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const departments = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'pots', label: 'Pots and pans' },
      { id: 'knives', label: 'Knives' },
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'seeds', label: 'Seeds' },
      { id: 'tools', label: 'Tools' },
    ],
  },
];

export default function TrackExpansion() {
  const apiRef = useRichTreeViewApiRef();
  const [lastChange, setLastChange] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Departments"
        items={departments}
        defaultExpandedItems={['kitchen']}
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          const item = apiRef.current?.getItem(itemId);
          setLastChange(`${item?.label} ${isExpanded ? 'expanded' : 'collapsed'}`);
        }}
      />
    </Stack>
  );
}
