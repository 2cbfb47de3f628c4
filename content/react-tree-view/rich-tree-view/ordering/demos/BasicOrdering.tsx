import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const chapters = [
  {
    id: 'part-1',
    label: 'Part one',
    children: [
      { id: 'arrival', label: 'Arrival' },
      { id: 'the-letter', label: 'The letter' },
      { id: 'the-storm', label: 'The storm' },
    ],
  },
  {
    id: 'part-2',
    label: 'Part two',
    children: [{ id: 'the-return', label: 'The return' }],
  },
];

export default function BasicOrdering() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Chapters"
      items={chapters}
      defaultExpandedItems={['part-1', 'part-2']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
