import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const albums = ['june-album', 'july-album'];

export default function FilteredSelection() {
  const [photos, setPhotos] = React.useState<string[]>(['gulls-photo']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Photos to print: {photos.length}
      </Typography>
      <SimpleTreeView
        aria-label="Albums"
        multiSelect
        checkboxSelection
        defaultExpandedItems={albums}
        selectedItems={photos}
        onSelectedItemsChange={(_event, itemIds) =>
          setPhotos(itemIds.filter((id) => !albums.includes(id)))
        }
      >
        <TreeItem itemId="june-album" label="June" disableSelection>
          <TreeItem itemId="harbor-photo" label="Harbor at dawn" />
          <TreeItem itemId="gulls-photo" label="Gulls" />
        </TreeItem>
        <TreeItem itemId="july-album" label="July" disableSelection>
          <TreeItem itemId="regatta-photo" label="Regatta" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
