import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './StyledItems.css';

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      className="help-topics"
      defaultExpandedItems={['start']}
      defaultSelectedItems="invite"
    >
      <TreeItem itemId="start" label="Getting started">
        <TreeItem itemId="account" label="Create an account" />
        <TreeItem itemId="invite" label="Invite your crew" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
