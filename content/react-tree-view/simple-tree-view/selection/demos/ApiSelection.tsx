import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiSelection() {
  const apiRef = useSimpleTreeViewApiRef();

  const toggleRegatta = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemSelection({ event, itemId: 'regatta', keepExistingSelection: true });
  };

  const onlyPicnic = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemSelection({ event, itemId: 'picnic', shouldBeSelected: true });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={toggleRegatta}>
          Toggle Regatta
        </Button>
        <Button variant="outlined" onClick={onlyPicnic}>
          Only Picnic
        </Button>
      </Stack>
      <SimpleTreeView
        id="api-photos"
        aria-label="Photos to print"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['july']}
        defaultSelectedItems={['gulls']}
      >
        <TreeItem itemId="gulls" label="Gulls" />
        <TreeItem itemId="july" label="July">
          <TreeItem itemId="regatta" label="Regatta" />
          <TreeItem itemId="picnic" label="Picnic on the pier" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
