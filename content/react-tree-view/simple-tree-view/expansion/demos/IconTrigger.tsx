import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconTrigger() {
  return (
    <SimpleTreeView
      aria-label="Settings"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['account']}
      defaultSelectedItems="profile"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" />
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications">
        <TreeItem itemId="email" label="Email" />
      </TreeItem>
    </SimpleTreeView>
  );
}
