import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Task {
  id: string;
  label: string;
  children?: Task[];
}

const board: Task[] = [
  {
    id: 'open',
    label: 'Open',
    children: [
      { id: 'chairs', label: 'Borrow chairs' },
      { id: 'flyers', label: 'Print flyers' },
    ],
  },
  {
    id: 'done',
    label: 'Done',
    children: [{ id: 'hall', label: 'Book the hall' }],
  },
];

const sections = ['open', 'done'];

const isTask = (itemId: string) => !sections.includes(itemId);

type CanMove = NonNullable<RichTreeViewProProps<Task, false>['canMoveItemToNewPosition']>;

const staysInSection: CanMove = ({ newPosition }) =>
  newPosition.parentId !== null && sections.includes(newPosition.parentId);

export default function TaskSections() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Tasks"
      items={board}
      isItemReorderable={isTask}
      canMoveItemToNewPosition={staysInSection}
      expansionTrigger="iconContainer"
      defaultExpandedItems={sections}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
