import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const glossary = [
  {
    id: 'rigging',
    label: 'Rigging',
    children: [
      { id: 'halyard', label: 'Halyard: hoists a sail' },
      { id: 'sheet', label: 'Sheet: trims a sail' },
    ],
  },
  {
    id: 'hull',
    label: 'Hull',
    children: [{ id: 'keel', label: 'Keel: keeps the boat upright' }],
  },
];

export default function DisableSelection() {
  return (
    <RichTreeView
      disableSelection
      aria-label="Sailing glossary"
      items={glossary}
      defaultExpandedItems={['rigging', 'hull']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
