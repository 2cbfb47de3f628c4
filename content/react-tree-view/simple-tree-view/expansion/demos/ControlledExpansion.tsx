import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const floors = ['ground', 'second'];

export default function ControlledExpansion() {
  const [expandedItems, setExpandedItems] = React.useState<string[]>(floors);
  const allOpen = floors.every((floor) => expandedItems.includes(floor));

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setExpandedItems(allOpen ? [] : floors)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {allOpen ? 'Close all floors' : 'Open all floors'}
      </Button>
      <SimpleTreeView
        id="controlled-floors"
        aria-label="Museum floors"
        expandedItems={expandedItems}
        onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
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
