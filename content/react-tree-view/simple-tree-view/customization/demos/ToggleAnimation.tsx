import type { CollapseProps } from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemGroupTransition, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// Swings a little past its end, as a spring does.
const SPRING = 'linear(0, 0.36 9%, 0.95 24%, 1.1 35%, 1.02 52%, 0.99 68%, 1)';

function SpringGroup(props: CollapseProps) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  return <TreeItemGroupTransition {...props} timeout={isCalm ? 0 : 700} easing={SPRING} />;
}

function SpringItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: SpringGroup }} />;
}

export default function ToggleAnimation() {
  return (
    <SimpleTreeView
      aria-label="Instruments"
      defaultExpandedItems={['strings']}
      sx={{ width: 320, maxWidth: '100%', minHeight: 224 }}
    >
      <SpringItem itemId="strings" label="Strings">
        <SpringItem itemId="violin" label="Violin" />
        <SpringItem itemId="viola" label="Viola" />
      </SpringItem>
      <SpringItem itemId="winds" label="Winds">
        <SpringItem itemId="oboe" label="Oboe" />
        <SpringItem itemId="horn" label="Horn" />
      </SpringItem>
    </SimpleTreeView>
  );
}
