import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const group = [
  'relative before:absolute before:inset-y-0 before:border-s',
  'before:border-slate-900/13 dark:before:border-slate-200/15',
  // 8px of padding and half of the 16px icon, then one step per level
  'before:start-[calc(16px+var(--TreeView-itemChildrenIndentation)*var(--TreeView-itemDepth))]',
].join(' ');

function Boat(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ groupTransition: { className: group } }} />;
}

export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Kinds of boats"
      className="w-80 max-w-full"
      defaultExpandedItems={['sail', 'one']}
      itemChildrenIndentation={20}
    >
      <Boat itemId="sail" label="Sailboats">
        <Boat itemId="one" label="One mast">
          <Boat itemId="sloop" label="Sloop" />
          <Boat itemId="cutter" label="Cutter" />
        </Boat>
        <Boat itemId="two" label="Two masts">
          <Boat itemId="ketch" label="Ketch" />
        </Boat>
      </Boat>
      <Boat itemId="row" label="Rowboats">
        <Boat itemId="skiff" label="Skiff" />
      </Boat>
    </SimpleTreeView>
  );
}
