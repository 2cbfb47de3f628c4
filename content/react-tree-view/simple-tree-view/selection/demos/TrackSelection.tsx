import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackSelection() {
  const [lastChange, setLastChange] = React.useState('none yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <SimpleTreeView
        aria-label="Newsletter topics"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['sea']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLastChange(`${itemId} ${isSelected ? 'selected' : 'deselected'}`)
        }
      >
        <TreeItem itemId="sea" label="By the sea" disableSelection>
          <TreeItem itemId="tides" label="Tides" />
          <TreeItem itemId="birds" label="Sea birds" />
        </TreeItem>
        <TreeItem itemId="weather" label="Weather" />
      </SimpleTreeView>
    </Stack>
  );
}
