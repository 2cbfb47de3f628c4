import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusReadout() {
  const [focusedItem, setFocusedItem] = React.useState('none yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2">Last focused item: {focusedItem}</Typography>
      <SimpleTreeView
        aria-label="Garden tasks"
        defaultExpandedItems={['spring']}
        onItemFocus={(_event, itemId) => setFocusedItem(itemId)}
      >
        <TreeItem itemId="spring" label="Spring">
          <TreeItem itemId="prune" label="Prune the roses" />
          <TreeItem itemId="sow" label="Sow the beans" />
        </TreeItem>
        <TreeItem itemId="fall" label="Fall">
          <TreeItem itemId="leaves" label="Rake the leaves" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
