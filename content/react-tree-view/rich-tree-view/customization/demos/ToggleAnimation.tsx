import Fade from '@mui/material/Fade';
import type { CollapseProps } from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemGroupTransition } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

const recipes = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'leek', label: 'Leek and potato' },
      { id: 'fish', label: 'Fish with saffron' },
    ],
  },
  {
    id: 'breads',
    label: 'Breads',
    children: [
      { id: 'rye', label: 'Rye' },
      { id: 'spelt', label: 'Spelt' },
    ],
  },
];

function FadingGroup({ children, ...props }: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = isCalm ? 0 : 500;

  return (
    <TreeItemGroupTransition {...props} timeout={timeout}>
      <Fade in={props.in ?? false} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </TreeItemGroupTransition>
  );
}

function RecipeItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadingGroup }} />;
}

export default function ToggleAnimation() {
  return (
    <RichTreeView
      aria-label="Recipes"
      items={recipes}
      slots={{ item: RecipeItem }}
      sx={{ width: 320, maxWidth: '100%', minHeight: 192 }}
    />
  );
}
