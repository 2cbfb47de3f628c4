import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiFocus() {
  const apiRef = useSimpleTreeViewApiRef();

  const goToSpring = (event: React.SyntheticEvent) => {
    apiRef.current?.focusItem(event, 'spring');
  };

  const goToLeaves = (event: React.SyntheticEvent) => {
    // The item is rendered only while its parent is expanded: render first, then focus.
    flushSync(() => {
      apiRef.current?.setItemExpansion({ event, itemId: 'fall', shouldBeExpanded: true });
    });
    apiRef.current?.focusItem(event, 'leaves');
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={goToSpring}>
          Go to Spring
        </Button>
        <Button variant="outlined" onClick={goToLeaves}>
          Go to the leaves
        </Button>
      </Stack>
      <SimpleTreeView
        id="api-garden"
        aria-label="Garden tasks"
        apiRef={apiRef}
        defaultExpandedItems={['spring']}
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
