import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const row = [
  'rounded-none border-s-3 border-transparent data-expanded:italic',
  'data-selected:border-[#b3470a] dark:data-selected:border-[#ffa970]',
].join(' ');

function Chapter(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{ content: { className: row }, label: { className: 'font-[Georgia,serif]' } }}
    />
  );
}

export default function StyledItem() {
  return (
    <SimpleTreeView
      aria-label="Chapters"
      className="w-80 max-w-full"
      defaultExpandedItems={['one']}
      defaultSelectedItems="departure"
    >
      <Chapter itemId="one" label="Part one">
        <Chapter itemId="departure" label="Departure" />
        <Chapter itemId="storm" label="The storm" />
      </Chapter>
      <TreeItem itemId="notes" label="Notes (a plain item)" />
    </SimpleTreeView>
  );
}
