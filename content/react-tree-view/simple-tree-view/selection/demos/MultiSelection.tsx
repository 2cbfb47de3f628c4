import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelection() {
  return (
    <SimpleTreeView
      aria-label="Photos to print"
      multiSelect
      defaultExpandedItems={['june', 'july']}
      defaultSelectedItems={['harbor', 'picnic']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="june" label="June">
        <TreeItem itemId="harbor" label="Harbor at dawn" />
        <TreeItem itemId="gulls" label="Gulls" />
      </TreeItem>
      <TreeItem itemId="july" label="July">
        <TreeItem itemId="regatta" label="Regatta" />
        <TreeItem itemId="picnic" label="Picnic on the pier" />
      </TreeItem>
    </SimpleTreeView>
  );
}
