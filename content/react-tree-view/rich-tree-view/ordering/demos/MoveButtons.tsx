import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Song {
  id: string;
  label: string;
}

const initialSongs: Song[] = [
  { id: 'harvest', label: 'Harvest dance' },
  { id: 'lanterns', label: 'Lanterns' },
  { id: 'rain', label: 'Rain on tin' },
  { id: 'homeward', label: 'Homeward' },
];

type CanMove = NonNullable<RichTreeViewProProps<Song, false>['canMoveItemToNewPosition']>;

const staysAtRoot: CanMove = ({ newPosition }) => newPosition.parentId === null;

export default function MoveButtons() {
  const apiRef = useRichTreeViewProApiRef();
  const [songs, setSongs] = React.useState(initialSongs);
  const [selected, setSelected] = React.useState<string | null>('lanterns');
  const index = songs.findIndex((song) => song.id === selected);

  const moveTo = (newIndex: number) => {
    const next = [...songs];
    next.splice(newIndex, 0, ...next.splice(index, 1));
    setSongs(next);
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={index <= 0} onClick={() => moveTo(index - 1)}>
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index === -1 || index === songs.length - 1}
          onClick={() => moveTo(index + 1)}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        itemsReordering
        aria-label="Playlist"
        apiRef={apiRef}
        items={songs}
        canMoveItemToNewPosition={staysAtRoot}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        onItemPositionChange={() => setSongs(apiRef.current?.getItemTree() ?? songs)}
      />
    </Stack>
  );
}
