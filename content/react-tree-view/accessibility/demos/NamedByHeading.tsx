import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NamedByHeading() {
  const headingId = React.useId();

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography id={headingId} variant="subtitle1" component="h2" gutterBottom>
        Library catalog
      </Typography>
      <SimpleTreeView aria-labelledby={headingId} defaultExpandedItems={['novels']}>
        <TreeItem itemId="novels" label="Novels">
          <TreeItem itemId="sea" label="Stories of the sea" />
          <TreeItem itemId="crime" label="Crime" />
        </TreeItem>
        <TreeItem itemId="atlases" label="Atlases" />
      </SimpleTreeView>
    </Box>
  );
}
