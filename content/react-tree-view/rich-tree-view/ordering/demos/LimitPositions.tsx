import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Entry {
  id: string;
  label: string;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'drafts',
    label: 'Drafts',
    children: [
      { id: 'essay', label: 'Essay.txt' },
      { id: 'speech', label: 'Speech.txt' },
    ],
  },
  {
    id: 'printed',
    label: 'Printed',
    children: [{ id: 'poster', label: 'Poster.pdf' }],
  },
  { id: 'todo', label: 'To do.txt' },
];

const folders = ['drafts', 'printed'];

type CanMove = NonNullable<RichTreeViewProProps<Entry, false>['canMoveItemToNewPosition']>;

const landsInFolder: CanMove = ({ newPosition }) =>
  newPosition.parentId === null || folders.includes(newPosition.parentId);

export default function LimitPositions() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Files"
      items={entries}
      canMoveItemToNewPosition={landsInFolder}
      defaultExpandedItems={folders}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
