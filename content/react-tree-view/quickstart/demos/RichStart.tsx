import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const guide = [
  {
    id: 'north',
    label: 'The north',
    children: [
      { id: 'fjords', label: 'Fjords by ferry' },
      { id: 'lights', label: 'Northern lights' },
    ],
  },
  {
    id: 'south',
    label: 'The south',
    children: [
      { id: 'islands', label: 'Island hopping' },
      { id: 'markets', label: 'Market towns' },
    ],
  },
  { id: 'practical', label: 'Practical advice' },
];

export default function RichStart() {
  return (
    <RichTreeView
      id="rich-guide"
      aria-label="Travel guide"
      items={guide}
      defaultExpandedItems={['north']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
