import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const cabins = [
  {
    id: 'upper',
    label: 'Upper deck',
    children: [
      { id: 'window', label: 'Window cabin' },
      { id: 'balcony', label: 'Balcony cabin' },
    ],
  },
  {
    id: 'lower',
    label: 'Lower deck',
    children: [{ id: 'inside', label: 'Inside cabin' }],
  },
];

export default function SingleSelection() {
  const apiRef = useRichTreeViewApiRef();
  const [cabin, setCabin] = React.useState<string>();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Booked: {cabin ?? 'nothing'}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Cabins"
        items={cabins}
        defaultExpandedItems={['upper', 'lower']}
        onSelectedItemsChange={(_event, itemId) =>
          setCabin(itemId ? apiRef.current?.getItem(itemId).label : undefined)
        }
      />
    </Stack>
  );
}
