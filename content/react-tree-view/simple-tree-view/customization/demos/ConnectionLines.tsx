import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Kinds of boats"
      defaultExpandedItems={['sail', 'one']}
      itemChildrenIndentation={20}
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${treeItemClasses.groupTransition}`]: {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            top: 0,
            bottom: 0,
            // 8px of padding and half of the 16px icon, then one step per level
            left: 'calc(16px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
            borderLeft: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <TreeItem itemId="sail" label="Sailboats">
        <TreeItem itemId="one" label="One mast">
          <TreeItem itemId="sloop" label="Sloop" />
          <TreeItem itemId="cutter" label="Cutter" />
        </TreeItem>
        <TreeItem itemId="two" label="Two masts">
          <TreeItem itemId="ketch" label="Ketch" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="row" label="Rowboats">
        <TreeItem itemId="skiff" label="Skiff" />
      </TreeItem>
    </SimpleTreeView>
  );
}
