import StarIcon from '@mui/icons-material/Star';
import StarHalfIcon from '@mui/icons-material/StarHalf';
import StarOutlineIcon from '@mui/icons-material/StarOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const program = [
  {
    id: 'friday',
    label: 'Friday',
    children: [
      { id: 'choir', label: 'Chamber choir' },
      { id: 'quartet', label: 'String quartet' },
    ],
  },
  { id: 'organ', label: 'Late organ' },
];

const stars = {
  color: 'warning',
  icon: <StarOutlineIcon />,
  checkedIcon: <StarIcon />,
  indeterminateIcon: <StarHalfIcon />,
};

function ConcertItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ checkbox: stars }} />;
}

export default function CheckboxIcons() {
  return (
    <RichTreeView
      aria-label="Concerts to remember"
      items={program}
      checkboxSelection
      multiSelect
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['friday']}
      defaultSelectedItems={['choir']}
      slots={{ item: ConcertItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
