import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

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
  const [lastChange, setLastChange] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <RichTreeView
        aria-label="Departments"
        items={departments}
        defaultExpandedItems={['kitchen']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`)
        }
      />
    </Stack>
  );
}
