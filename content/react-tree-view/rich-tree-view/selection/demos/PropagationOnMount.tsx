import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';

const REGIONS = [
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

const PROPAGATION = { descendants: true, parents: true };

const SAVED = ['coast', 'ridge'];

export default function PropagationOnMount() {
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: REGIONS,
    selectionPropagation: PROPAGATION,
    selectedItems: SAVED,
  });

  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Delivery regions"
      items={REGIONS}
      selectionPropagation={PROPAGATION}
      defaultExpandedItems={['coast', 'hills']}
      defaultSelectedItems={defaultSelectedItems}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
