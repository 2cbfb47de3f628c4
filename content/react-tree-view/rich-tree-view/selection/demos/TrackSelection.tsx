import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const tools = [
  {
    id: 'hand',
    label: 'Hand tools',
    children: [
      { id: 'chisel', label: 'Chisel' },
      { id: 'mallet', label: 'Mallet' },
    ],
  },
  {
    id: 'power',
    label: 'Power tools',
    children: [{ id: 'sander', label: 'Sander' }],
  },
];

export default function TrackSelection() {
  const apiRef = useRichTreeViewApiRef();
  const [lastChange, setLastChange] = React.useState('nothing yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        aria-label="Tools to borrow"
        items={tools}
        defaultExpandedItems={['hand', 'power']}
        onItemSelectionToggle={(_event, itemId, isSelected) => {
          const item = apiRef.current?.getItem(itemId);
          setLastChange(`${item?.label} ${isSelected ? 'selected' : 'deselected'}`);
        }}
      />
    </Stack>
  );
}
