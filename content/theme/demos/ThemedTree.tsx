import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const parts = [
  {
    id: 'drive',
    label: 'Drive',
    children: [
      { id: 'chain', label: 'Chain' },
      { id: 'pedals', label: 'Pedals' },
      { id: 'gears', label: 'Gears' },
    ],
  },
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'tires', label: 'Tires' },
      { id: 'spokes', label: 'Spokes' },
    ],
  },
];

export default function ThemedTree() {
  return (
    <Box sx={{ width: '100%', minHeight: 220 }}>
      <RichTreeView
        aria-label="Parts in stock"
        items={parts}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['drive', 'wheels']}
        defaultSelectedItems={['chain', 'gears']}
      />
    </Box>
  );
}
