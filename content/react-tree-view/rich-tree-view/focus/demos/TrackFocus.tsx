import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const manual = [
  {
    id: 'setup',
    label: 'Setting up',
    children: [
      { id: 'unpack', label: 'Unpack the loom' },
      { id: 'warp', label: 'Wind the warp' },
    ],
  },
  { id: 'care', label: 'Care and repair' },
];

export default function TrackFocus() {
  const apiRef = useRichTreeViewApiRef();
  const [focusedItem, setFocusedItem] = React.useState<string>();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2">Last focused: {focusedItem ?? 'nothing yet'}</Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Manual"
        items={manual}
        defaultExpandedItems={['setup']}
        onItemFocus={(_event, itemId) => setFocusedItem(apiRef.current?.getItem(itemId).label)}
      />
    </Stack>
  );
}
