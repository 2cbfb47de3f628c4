import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

const stock = [
  {
    id: 'ropes',
    label: 'Ropes',
    children: [
      { id: 'halyard', label: 'Halyard, 10 mm' },
      { id: 'sheet', label: 'Sheet, 12 mm' },
    ],
  },
  {
    id: 'blocks',
    label: 'Blocks',
    children: [{ id: 'snatch', label: 'Snatch block' }],
  },
];

function StockItem(props: TreeItemProps) {
  const { publicAPI, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  const selectChildren = (event: React.MouseEvent) => {
    // Without this, the row would also handle the click.
    event.stopPropagation();
    publicAPI.getItemOrderedChildrenIds(props.itemId).forEach((itemId) => {
      publicAPI.setItemSelection({
        event,
        itemId,
        keepExistingSelection: true,
        shouldBeSelected: true,
      });
    });
  };

  if (!status.expandable) {
    return <TreeItem {...props} />;
  }

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {props.label}
          <Button
            size="small"
            tabIndex={status.focused ? 0 : -1}
            onClick={selectChildren}
            onKeyDown={(event) => {
              // Enter and Space press the button; Tab and the arrow keys still reach the tree.
              if (event.key === 'Enter' || event.key === ' ') {
                event.stopPropagation();
              }
            }}
            sx={{ py: 0 }}
          >
            Select all
          </Button>
        </Box>
      }
    />
  );
}

export default function ButtonInItem() {
  return (
    <RichTreeView
      aria-label="Chandlery stock"
      items={stock}
      multiSelect
      defaultExpandedItems={['ropes', 'blocks']}
      slots={{ item: StockItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
