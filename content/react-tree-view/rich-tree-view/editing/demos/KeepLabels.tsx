import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Boat {
  id: string;
  label: string;
  children?: Boat[];
}

const berths: Boat[] = [
  {
    id: 'north-berth',
    label: 'Berth A',
    children: [{ id: 'north-boat', label: 'Kittiwake' }],
  },
];

function rename(boats: Boat[], id: string, label: string): Boat[] {
  return boats.map((boat) => ({
    ...boat,
    label: boat.id === id ? label : boat.label,
    children: boat.children && rename(boat.children, id, label),
  }));
}

export default function KeepLabels() {
  const [boats, setBoats] = React.useState(berths);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setBoats([...boats, { id: `berth-${boats.length + 1}`, label: 'New berth' }])
        }
      >
        Add a berth
      </Button>
      <RichTreeView
        isItemEditable
        aria-label="Berths"
        items={boats}
        defaultExpandedItems={['north-berth']}
        onItemLabelChange={(itemId, label) => setBoats((earlier) => rename(earlier, itemId, label))}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
