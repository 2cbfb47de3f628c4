import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const orchard = [
  {
    id: 'apples',
    label: 'Apples',
    children: [
      { id: 'aldenham', label: 'Aldenham' },
      { id: 'ashmead', label: "Ashmead's Kernel" },
      { id: 'bramley', label: 'Bramley' },
    ],
  },
  {
    id: 'pears',
    label: 'Pears',
    children: [
      { id: 'bosc', label: 'Bosc' },
      { id: 'conference', label: 'Conference' },
    ],
  },
  { id: 'quinces', label: 'Quinces' },
];

export default function KeyboardPractice() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {`${new Set(selected).size} selected`}
      </Typography>
      <RichTreeView
        aria-label="Orchard"
        items={orchard}
        multiSelect
        defaultExpandedItems={['apples']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
