import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'docs',
    label: 'Documents',
    children: [
      { id: 'invoice', label: 'Invoice March.pdf' },
      { id: 'contract', label: 'Rental contract.pdf' },
    ],
  },
  {
    id: 'pictures',
    label: 'Pictures',
    children: [
      { id: 'harbor', label: 'Harbor at dawn.jpg' },
      { id: 'ferry', label: 'Ferry schedule.png' },
    ],
  },
  { id: 'notes', label: 'Notes.txt' },
];

const folderIds = ['docs', 'pictures'];

export default function ControlledExpansion() {
  const [expandedItems, setExpandedItems] = React.useState<string[]>(['docs']);
  const allOpen = expandedItems.length === folderIds.length;

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setExpandedItems(allOpen ? [] : folderIds)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {allOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        id="controlled-files"
        aria-label="Files"
        items={folders}
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
      />
    </Stack>
  );
}
