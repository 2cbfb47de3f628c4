import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  partNumber: number;
  label: string;
  children?: Part[];
}

const parts: Part[] = [
  {
    partNumber: 4100,
    label: 'Front wheel',
    children: [
      { partNumber: 4110, label: 'Rim' },
      { partNumber: 4120, label: 'Spokes' },
    ],
  },
  { partNumber: 4200, label: 'Saddle' },
];

const getPartId = (part: Part) => String(part.partNumber);

export default function ItemIdentifier() {
  const [selected, setSelected] = React.useState<string | null>('4110');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Part number: {selected ?? 'none'}
      </Typography>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        getItemId={getPartId}
        defaultExpandedItems={['4100']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
