import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const albums = [
  {
    id: 'summer',
    label: 'Summer',
    children: [
      { id: 'dunes', label: 'Dunes' },
      { id: 'kites', label: 'Kites' },
    ],
  },
  { id: 'winter', label: 'Winter' },
];

function AlbumItem(props: TreeItemProps) {
  const { interactions, publicAPI, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const handleKeyDown = (event: React.KeyboardEvent<HTMLLIElement> & TreeViewCancellableEvent) => {
    // A key pressed in a child item or in the input bubbles up to here.
    if (event.target !== event.currentTarget) {
      return;
    }
    if (event.key === 'F2') {
      event.preventDefault();
      interactions.toggleItemEditing();
    } else if (event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      if (status.expandable) {
        publicAPI.setItemExpansion({ event, itemId: props.itemId });
      }
    }
  };

  return (
    <TreeItem
      {...props}
      onKeyDown={handleKeyDown}
      slotProps={{
        label: {
          onDoubleClick: (event: React.MouseEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = true;
          },
        },
        labelInput: { 'aria-label': 'Album name' },
      }}
    />
  );
}

export default function StartWithF2() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Albums"
      items={albums}
      slots={{ item: AlbumItem }}
      defaultExpandedItems={['summer']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
