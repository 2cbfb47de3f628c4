import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const library = [
  {
    id: 'fiction',
    label: 'Fiction',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'sea-stories', label: 'Sea stories' },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [{ id: 'astronomy', label: 'Astronomy' }],
  },
  { id: 'atlases', label: 'Atlases' },
];

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Library sections"
      items={library}
      defaultExpandedItems={['fiction', 'science']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
