import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const toppings = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'olives', label: 'Olives' },
      { id: 'peppers', label: 'Peppers' },
      { id: 'rocket', label: 'Arugula' },
    ],
  },
  {
    id: 'cheese',
    label: 'Cheese',
    children: [
      { id: 'feta', label: 'Feta' },
      { id: 'mozzarella', label: 'Mozzarella' },
    ],
  },
];

export default function MultiSelection() {
  return (
    <RichTreeView
      multiSelect
      aria-label="Toppings"
      items={toppings}
      defaultExpandedItems={['vegetables', 'cheese']}
      defaultSelectedItems={['olives', 'feta']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
