import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const repertoire = [
  {
    id: 'main',
    label: 'Main stage',
    children: [
      { id: 'tempest', label: 'The Tempest' },
      { id: 'sisters', label: 'Three Sisters' },
      { id: 'vanya', label: 'Uncle Vanya' },
    ],
  },
  {
    id: 'studio',
    label: 'Studio',
    children: [
      { id: 'garden', label: 'A Winter Garden' },
      { id: 'lighthouse', label: 'The Lighthouse' },
    ],
  },
];

export default function RepertoireTree() {
  return (
    <Box sx={{ width: '100%', minHeight: 220 }}>
      <RichTreeView
        aria-label="Repertoire"
        items={repertoire}
        checkboxSelection
        multiSelect
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['main']}
        defaultSelectedItems={['tempest', 'garden']}
      />
    </Box>
  );
}
