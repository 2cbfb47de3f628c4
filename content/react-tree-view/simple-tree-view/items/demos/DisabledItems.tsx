import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Keep disabled items focusable"
      />
      <SimpleTreeView
        aria-label="Courses"
        defaultExpandedItems={['evening', 'weekend']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="evening" label="Evening courses">
          <TreeItem itemId="pottery" label="Pottery" />
          <TreeItem itemId="welding" label="Welding (full)" disabled />
        </TreeItem>
        <TreeItem itemId="weekend" label="Weekend courses (from May)" disabled>
          <TreeItem itemId="baskets" label="Basket weaving" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
