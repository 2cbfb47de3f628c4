import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const menu = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek', label: 'Leek and potato' },
      { id: 'lentil', label: 'Red lentil' },
    ],
  },
  { id: 'bread', label: 'Bread of the day' },
];

export default function TrackItemClicks() {
  const apiRef = useRichTreeViewApiRef();
  const [lastClick, setLastClick] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last click: {lastClick}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Menu"
        items={menu}
        defaultExpandedItems={['soups']}
        onItemClick={(event, itemId) => {
          const label = apiRef.current?.getItem(itemId).label ?? itemId;
          setLastClick(event.shiftKey ? `${label}, with Shift` : label);
        }}
      />
    </Stack>
  );
}
