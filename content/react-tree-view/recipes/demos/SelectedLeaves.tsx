import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'swim',
    label: 'Swimming',
    children: [
      { id: 'crawl', label: 'Crawl' },
      { id: 'diving', label: 'Diving' },
    ],
  },
  { id: 'row', label: 'Rowing', children: [{ id: 'single', label: 'Single scull' }] },
];

export default function SelectedLeaves() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = React.useState<string[]>(['crawl']);
  const [lessons, setLessons] = React.useState(['Crawl']);

  const choose = (itemIds: string[]) => {
    setSelected(itemIds);
    const leaves = itemIds.filter(
      (itemId) => apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0,
    );
    setLessons(leaves.map((itemId) => String(apiRef.current?.getItem(itemId).label)));
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Booked: {lessons.join(', ') || 'nothing yet'}
      </Typography>
      <RichTreeView
        aria-label="Lessons"
        apiRef={apiRef}
        items={items}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true, parents: true }}
        defaultExpandedItems={['swim', 'row']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => choose(itemIds)}
      />
    </Stack>
  );
}
