import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const songs = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [
      { id: 'song-1', label: 'Low tide' },
      { id: 'song-2', label: 'Untitled' },
    ],
  },
  { id: 'side-b', label: 'Side B' },
];

export default function ApiEditing() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.setEditedItem('song-2')}>
          Rename it
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateItemLabel('song-2', 'Interlude')}
        >
          Use Interlude
        </Button>
      </Stack>
      <RichTreeView
        isItemEditable
        aria-label="Songs"
        apiRef={apiRef}
        items={songs}
        defaultExpandedItems={['side-a']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Song title' } } } }}
      />
    </Stack>
  );
}
