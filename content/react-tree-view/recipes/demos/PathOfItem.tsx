import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const museum = [
  {
    id: 'east',
    label: 'East wing',
    children: [
      {
        id: 'room-4',
        label: 'Room 4',
        children: [
          { id: 'barges', label: 'Two barges' },
          { id: 'kite', label: 'Girl with a kite' },
        ],
      },
    ],
  },
  { id: 'cellar', label: 'Cellar' },
];

export default function PathOfItem() {
  const apiRef = useRichTreeViewApiRef();
  const [path, setPath] = React.useState('Choose a painting.');

  const describe = (selectedId: string | null) => {
    const labels: string[] = [];
    let itemId = selectedId;
    while (itemId && apiRef.current) {
      labels.unshift(apiRef.current.getItem(itemId).label);
      itemId = apiRef.current.getParentId(itemId);
    }
    setPath(labels.join(' › '));
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {path}
      </Typography>
      <RichTreeView
        aria-label="Museum"
        apiRef={apiRef}
        items={museum}
        defaultExpandedItems={['east', 'room-4']}
        onSelectedItemsChange={(_event, itemId) => describe(itemId)}
      />
    </Stack>
  );
}
