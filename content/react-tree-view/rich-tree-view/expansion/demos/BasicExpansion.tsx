import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const folders = [
  {
    id: 'docs',
    label: 'Documents',
    children: [
      { id: 'invoice', label: 'Invoice March.pdf' },
      { id: 'contract', label: 'Rental contract.pdf' },
    ],
  },
  {
    id: 'pictures',
    label: 'Pictures',
    children: [
      { id: 'harbor', label: 'Harbor at dawn.jpg' },
      { id: 'ferry', label: 'Ferry schedule.png' },
    ],
  },
  { id: 'notes', label: 'Notes.txt' },
];

export default function BasicExpansion() {
  return (
    <RichTreeView
      aria-label="Files"
      items={folders}
      defaultExpandedItems={['docs', 'pictures']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
