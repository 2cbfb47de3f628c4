import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const SETLIST = [
  { id: 'opener', label: 'Opener (locked)' },
  { id: 'ballad', label: 'Ballad' },
  { id: 'reel', label: 'Reel' },
  { id: 'waltz', label: 'Waltz' },
  { id: 'encore', label: 'Encore (locked)' },
];

const LOCKED = ['opener', 'encore'];

const isMovable = (itemId: string) => !LOCKED.includes(itemId);

export default function LimitItems() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Set list"
      items={SETLIST}
      isItemReorderable={isMovable}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
