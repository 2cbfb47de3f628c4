import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
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

export default function ApiExpansion() {
  const apiRef = useRichTreeViewApiRef();

  const toggleGarden = (event: React.MouseEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'garden' });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button variant="outlined" onClick={toggleGarden} sx={{ alignSelf: 'flex-start' }}>
        Toggle Garden
      </Button>
      <RichTreeView
        id="departments"
        aria-label="Departments"
        apiRef={apiRef}
        items={departments}
        defaultExpandedItems={['kitchen']}
      />
    </Stack>
  );
}
