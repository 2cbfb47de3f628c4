import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const setlist = [
  { id: 'opener', label: 'Opener (locked)' },
  { id: 'ballad', label: 'Ballad' },
  { id: 'reel', label: 'Reel' },
  { id: 'waltz', label: 'Waltz' },
  { id: 'encore', label: 'Encore (locked)' },
];

const locked = ['opener', 'encore'];

const isMovable = (itemId: string) => !locked.includes(itemId);

export default function LimitItems() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Set list"
      items={setlist}
      isItemReorderable={isMovable}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
