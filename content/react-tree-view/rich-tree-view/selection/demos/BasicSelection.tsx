import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tickets = [
  {
    id: 'day',
    label: 'Day tickets',
    children: [
      { id: 'day-adult', label: 'Adult' },
      { id: 'day-child', label: 'Child' },
    ],
  },
  { id: 'month', label: 'Monthly pass' },
];

export default function BasicSelection() {
  return (
    <RichTreeView
      aria-label="Tickets"
      items={tickets}
      defaultExpandedItems={['day']}
      defaultSelectedItems="day-adult"
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
