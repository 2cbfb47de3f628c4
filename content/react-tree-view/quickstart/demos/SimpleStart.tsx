import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleStart() {
  return (
    <SimpleTreeView
      aria-label="Travel guide"
      defaultExpandedItems={['north']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="north" label="The north">
        <TreeItem itemId="fjords" label="Fjords by ferry" />
        <TreeItem itemId="lights" label="Northern lights" />
      </TreeItem>
      <TreeItem itemId="south" label="The south">
        <TreeItem itemId="islands" label="Island hopping" />
        <TreeItem itemId="markets" label="Market towns" />
      </TreeItem>
      <TreeItem itemId="practical" label="Practical advice" />
    </SimpleTreeView>
  );
}
