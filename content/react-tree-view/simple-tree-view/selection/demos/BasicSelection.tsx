import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSelection() {
  return (
    <SimpleTreeView
      aria-label="Manual"
      defaultExpandedItems={['sailing']}
      defaultSelectedItems="knots"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="sailing" label="Learning to sail">
        <TreeItem itemId="wind" label="Reading the wind" />
        <TreeItem itemId="knots" label="Six knots" />
      </TreeItem>
      <TreeItem itemId="repairs" label="Repairs at sea">
        <TreeItem itemId="patch" label="Patching a sail" />
      </TreeItem>
    </SimpleTreeView>
  );
}
