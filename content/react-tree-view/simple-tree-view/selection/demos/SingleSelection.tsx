import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  const [value, setValue] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Selected: <code>{JSON.stringify(value)}</code>
      </Typography>
      <SimpleTreeView
        aria-label="Meeting rooms"
        defaultExpandedItems={['east']}
        onSelectedItemsChange={(_event, itemId) => setValue(itemId)}
      >
        <TreeItem itemId="east" label="East wing">
          <TreeItem itemId="alder" label="Alder" />
          <TreeItem itemId="birch" label="Birch" />
        </TreeItem>
        <TreeItem itemId="lobby" label="Lobby" />
      </SimpleTreeView>
    </Stack>
  );
}
