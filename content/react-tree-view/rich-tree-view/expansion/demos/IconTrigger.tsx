import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chapters = [
  {
    id: 'sailing',
    label: 'Learning to sail',
    children: [
      { id: 'wind', label: 'Reading the wind' },
      { id: 'knots', label: 'Six knots' },
      { id: 'rules', label: 'Right of way' },
    ],
  },
  {
    id: 'repairs',
    label: 'Repairs at sea',
    children: [{ id: 'sail', label: 'Patching a sail' }],
  },
];

export default function IconTrigger() {
  return (
    <RichTreeView
      aria-label="Chapters"
      items={chapters}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['sailing']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
