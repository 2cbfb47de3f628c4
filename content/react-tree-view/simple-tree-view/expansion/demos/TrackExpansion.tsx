import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackExpansion() {
  const [lastChange, setLastChange] = React.useState('none yet');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Last change: {lastChange}
      </Typography>
      <SimpleTreeView
        id="tracked-floors"
        aria-label="Museum floors"
        defaultExpandedItems={['ground']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLastChange(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="maps" label="Sea charts" />
          <TreeItem itemId="cafe" label="Café" />
        </TreeItem>
        <TreeItem itemId="second" label="Second floor">
          <TreeItem itemId="clocks" label="Ship's clocks" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
