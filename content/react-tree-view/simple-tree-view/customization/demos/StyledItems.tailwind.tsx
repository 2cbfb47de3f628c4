import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const row = [
  'rounded-lg py-1.5 data-expanded:font-semibold',
  'data-selected:bg-[#b3470a]! dark:data-selected:bg-[#ffa970]!',
  'data-selected:text-white dark:data-selected:text-black/87',
  'data-selected:data-focused:bg-[#8f3908]! dark:data-selected:data-focused:bg-[#ffba8d]!',
].join(' ');

function Topic(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{
        content: { className: row },
        label: { className: 'text-[0.875rem] [font-weight:inherit]' },
      }}
    />
  );
}

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      className="w-80 max-w-full"
      defaultExpandedItems={['start']}
      defaultSelectedItems="invite"
    >
      <Topic itemId="start" label="Getting started">
        <Topic itemId="account" label="Create an account" />
        <Topic itemId="invite" label="Invite your crew" />
      </Topic>
      <Topic itemId="billing" label="Billing">
        <Topic itemId="invoices" label="Invoices" />
      </Topic>
    </SimpleTreeView>
  );
}
