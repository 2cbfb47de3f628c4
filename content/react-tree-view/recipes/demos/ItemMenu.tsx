import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const folders = [
  {
    id: 'photos',
    label: 'Photos',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'garden', label: 'Garden' },
    ],
  },
  { id: 'scores', label: 'Scores' },
];

interface OpenedMenu {
  itemId: string;
  left: number;
  top: number;
}

export default function ItemMenu() {
  const apiRef = useRichTreeViewApiRef();
  const [menu, setMenu] = React.useState<OpenedMenu | null>(null);
  const [done, setDone] = React.useState('Right-click a folder.');

  const choose = (action: string) => {
    const folder = menu && apiRef.current?.getItem(menu.itemId);
    setDone(`${action}: ${folder?.label}`);
    setMenu(null);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {done}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        aria-label="Folders"
        items={folders}
        defaultExpandedItems={['photos']}
        slotProps={{
          item: ({ itemId }) => ({
            onContextMenu: (event: React.MouseEvent) => {
              event.preventDefault();
              event.stopPropagation();
              setMenu({ itemId, left: event.clientX, top: event.clientY });
            },
          }),
        }}
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => choose('Rename')}>Rename</MenuItem>
        <MenuItem onClick={() => choose('Delete')}>Delete</MenuItem>
      </Menu>
    </Stack>
  );
}
