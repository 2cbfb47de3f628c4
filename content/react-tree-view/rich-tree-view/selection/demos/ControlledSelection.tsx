import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const newsletters = [
  {
    id: 'city',
    label: 'City',
    children: [
      { id: 'council', label: 'Council decisions' },
      { id: 'roadworks', label: 'Road work' },
    ],
  },
  {
    id: 'culture',
    label: 'Culture',
    children: [{ id: 'concerts', label: 'Concerts' }],
  },
];

const recommended = ['roadworks', 'concerts'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState<string[]>(['council']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSelectedItems(recommended)}>
          Recommended
        </Button>
        <Button
          variant="outlined"
          disabled={selectedItems.length === 0}
          onClick={() => setSelectedItems([])}
        >
          Clear
        </Button>
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Newsletters"
        items={newsletters}
        defaultExpandedItems={['city', 'culture']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(_event, itemIds) => setSelectedItems(itemIds)}
      />
    </Stack>
  );
}
