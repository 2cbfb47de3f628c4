import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxSelection() {
  const [multiSelect, setMultiSelect] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={multiSelect}
            onChange={(event) => setMultiSelect(event.target.checked)}
          />
        }
        label="Several at once"
      />
      {/* A new key starts over: the two modes store the selection in different types. */}
      <SimpleTreeView
        key={multiSelect ? 'multi' : 'single'}
        aria-label="Packing list"
        checkboxSelection
        multiSelect={multiSelect}
        defaultExpandedItems={['clothes']}
      >
        <TreeItem itemId="clothes" label="Clothes">
          <TreeItem itemId="raingear" label="Rain gear" />
          <TreeItem itemId="boots" label="Boots" />
        </TreeItem>
        <TreeItem itemId="documents" label="Documents">
          <TreeItem itemId="passport" label="Passport" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
