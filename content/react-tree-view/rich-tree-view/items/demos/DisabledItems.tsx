import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Room {
  id: string;
  label: string;
  closed?: boolean;
  children?: Room[];
}

const rooms: Room[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'library', label: 'Library' },
      { id: 'workshop', label: 'Workshop', closed: true },
    ],
  },
  {
    id: 'attic',
    label: 'Attic',
    closed: true,
    children: [{ id: 'archive', label: 'Archive' }],
  },
];

const isRoomClosed = (room: Room) => room.closed === true;

export default function DisabledItems() {
  return (
    <RichTreeView
      aria-label="Rooms"
      items={rooms}
      isItemDisabled={isRoomClosed}
      defaultExpandedItems={['ground', 'attic']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
