import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const essentials = ['lifejacket', 'flare', 'radio'];

export default function ControlledSelection() {
  const [selectedItems, setSelectedItems] = React.useState<string[]>(['radio']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setSelectedItems(essentials)}>
          Essentials
        </Button>
        <Button variant="outlined" onClick={() => setSelectedItems([])}>
          Clear
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Boat equipment"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['safety', 'comfort']}
        selectedItems={selectedItems}
        onSelectedItemsChange={(_event, itemIds) => setSelectedItems(itemIds)}
      >
        <TreeItem itemId="safety" label="Safety" disableSelection>
          <TreeItem itemId="lifejacket" label="Life jacket" />
          <TreeItem itemId="flare" label="Flare" />
          <TreeItem itemId="radio" label="Radio" />
        </TreeItem>
        <TreeItem itemId="comfort" label="Comfort" disableSelection>
          <TreeItem itemId="kettle" label="Kettle" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
