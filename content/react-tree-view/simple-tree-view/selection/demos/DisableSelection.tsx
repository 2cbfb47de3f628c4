import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisableSelection() {
  const [disableAll, setDisableAll] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={disableAll} onChange={(event) => setDisableAll(event.target.checked)} />
        }
        label="Disable the whole tree"
      />
      <SimpleTreeView
        aria-label="Seats"
        checkboxSelection
        multiSelect
        disableSelection={disableAll}
        defaultExpandedItems={['orchestra']}
      >
        <TreeItem itemId="orchestra" label="Orchestra" disableSelection>
          <TreeItem itemId="a1" label="Row A, seat 1" />
          <TreeItem itemId="a2" label="Row A, seat 2" />
          <TreeItem itemId="a3" label="Row A, seat 3 (taken)" disabled />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
