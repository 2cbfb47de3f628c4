import * as React from 'react';
import Box from '@mui/material/Box';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';

function FolderItem(props: TreeItemProps) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  let Icon = NotesOutlined;
  if (status.expandable) {
    Icon = status.expanded ? FolderOpenOutlined : FolderOutlined;
  }

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={status.selected ? 'primary' : 'action'} />
          {props.label}
        </Box>
      }
      slotProps={{
        label: {
          onDoubleClick: (event: React.MouseEvent) => interactions.handleExpansion(event),
        },
      }}
    />
  );
}

export default function DoubleClickItem() {
  return (
    <SimpleTreeView
      aria-label="Notebook"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['voyages']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <FolderItem itemId="voyages" label="Voyages">
        <FolderItem itemId="baltic" label="Baltic, summer" />
        <FolderItem itemId="canal" label="Canals, fall" />
      </FolderItem>
      <FolderItem itemId="recipes" label="Galley recipes">
        <FolderItem itemId="stew" label="Fish stew" />
      </FolderItem>
    </SimpleTreeView>
  );
}
