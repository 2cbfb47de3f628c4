import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recipes = [
  {
    id: 'breakfast',
    label: 'Breakfast',
    children: [
      { id: 'porridge', label: 'Porridge' },
      { id: 'pancakes', label: 'Pancakes' },
    ],
  },
  { id: 'untitled', label: 'Untitled recipe' },
];

export default function BasicEditing() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Recipes"
      items={recipes}
      defaultExpandedItems={['breakfast']}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Recipe name' } } } }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
