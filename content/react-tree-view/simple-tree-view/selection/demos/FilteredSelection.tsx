import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const ALBUMS = ['june', 'july'];

export default function FilteredSelection() {
  const [photos, setPhotos] = React.useState<string[]>(['gulls']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Photos to print: {photos.length}
      </Typography>
      <SimpleTreeView
        aria-label="Albums"
        multiSelect
        checkboxSelection
        defaultExpandedItems={ALBUMS}
        selectedItems={photos}
        onSelectedItemsChange={(_event, itemIds) =>
          setPhotos(itemIds.filter((id) => !ALBUMS.includes(id)))
        }
      >
        <TreeItem itemId="june" label="June" disableSelection>
          <TreeItem itemId="harbor" label="Harbor at dawn" />
          <TreeItem itemId="gulls" label="Gulls" />
        </TreeItem>
        <TreeItem itemId="july" label="July" disableSelection>
          <TreeItem itemId="regatta" label="Regatta" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
