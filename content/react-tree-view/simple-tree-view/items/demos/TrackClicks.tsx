import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackClicks() {
  const [lastClick, setLastClick] = React.useState('none yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last click: {lastClick}
      </Typography>
      <SimpleTreeView
        id="clicked-recipes"
        aria-label="Recipes"
        defaultExpandedItems={['soups']}
        onItemClick={(event, itemId) =>
          setLastClick(event.shiftKey ? `${itemId}, with Shift` : itemId)
        }
      >
        <TreeItem itemId="soups" label="Soups">
          <TreeItem itemId="leek" label="Leek and potato" />
          <TreeItem itemId="tomato" label="Roasted tomato" />
        </TreeItem>
        <TreeItem itemId="shopping" label="Shopping list" />
      </SimpleTreeView>
    </Stack>
  );
}
