import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const trails = [
  {
    id: 'easy',
    label: 'Easy',
    children: [
      { id: 'lake', label: 'Around the lake' },
      { id: 'meadow', label: 'Meadow path' },
    ],
  },
  {
    id: 'steep',
    label: 'Steep',
    children: [{ id: 'summit', label: 'Summit trail' }],
  },
];

export default function ApiSelection() {
  const apiRef = useRichTreeViewApiRef();

  const addLake = (event: React.MouseEvent) => {
    apiRef.current?.setItemSelection({
      event,
      itemId: 'lake',
      keepExistingSelection: true,
      shouldBeSelected: true,
    });
  };

  const onlySummit = (event: React.MouseEvent) => {
    apiRef.current?.setItemSelection({ event, itemId: 'summit', shouldBeSelected: true });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={addLake}>
          Add lake
        </Button>
        <Button variant="outlined" onClick={onlySummit}>
          Only summit
        </Button>
      </Stack>
      <RichTreeView
        multiSelect
        aria-label="Trails"
        apiRef={apiRef}
        items={trails}
        defaultExpandedItems={['easy', 'steep']}
        defaultSelectedItems={['meadow']}
      />
    </Stack>
  );
}
