import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';

const regions = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'bay', label: 'Bay' },
      { id: 'cape', label: 'Cape' },
    ],
  },
  {
    id: 'hills',
    label: 'Hills',
    children: [
      { id: 'ridge', label: 'Ridge' },
      { id: 'valley', label: 'Valley' },
    ],
  },
];

const propagation = { descendants: true, parents: true };

const saved = ['coast', 'ridge'];

export default function PropagationOnMount() {
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: regions,
    selectionPropagation: propagation,
    selectedItems: saved,
  });

  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Delivery regions"
      items={regions}
      selectionPropagation={propagation}
      defaultExpandedItems={['coast', 'hills']}
      defaultSelectedItems={defaultSelectedItems}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
