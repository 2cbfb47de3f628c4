import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemDragAndDropOverlayProps } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';

type Action = NonNullable<TreeItemDragAndDropOverlayProps['action']>;

const overlay = (action: Action) => ({
  dragAndDropOverlay: { action } as TreeItemDragAndDropOverlayProps,
});

export default function DropOverlays() {
  return (
    <SimpleTreeView
      aria-label="Drop positions"
      defaultExpandedItems={['group']}
      disableSelection
      sx={{ width: 320, maxWidth: '100%', '--TreeView-indentMultiplier': '12px' }}
    >
      <TreeItem itemId="above" label="reorder-above" slotProps={overlay('reorder-above')} />
      <TreeItem itemId="below" label="reorder-below" slotProps={overlay('reorder-below')} />
      <TreeItem itemId="group" label="make-child" slotProps={overlay('make-child')}>
        <TreeItem itemId="first" label="An item without an overlay" />
        <TreeItem itemId="last" label="move-to-parent" slotProps={overlay('move-to-parent')} />
      </TreeItem>
    </SimpleTreeView>
  );
}
