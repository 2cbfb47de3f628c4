import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiExpansion() {
  const apiRef = useSimpleTreeViewApiRef();

  const openSecondFloor = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'second', shouldBeExpanded: true });
  };

  const toggleGroundFloor = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'ground' });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={openSecondFloor}>
          Open second
        </Button>
        <Button variant="outlined" onClick={toggleGroundFloor}>
          Toggle ground
        </Button>
      </Stack>
      <SimpleTreeView
        id="api-floors"
        aria-label="Museum floors"
        apiRef={apiRef}
        defaultExpandedItems={['ground']}
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="maps" label="Sea charts" />
          <TreeItem itemId="cafe" label="Café" />
        </TreeItem>
        <TreeItem itemId="second" label="Second floor">
          <TreeItem itemId="clocks" label="Ship's clocks" />
          <TreeItem itemId="models" label="Model ships" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
