import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Task {
  id: string;
  label: string;
  children?: Task[];
}

const add = (tasks: Task[], parentId: string, task: Task): Task[] =>
  tasks.map((other) =>
    other.id === parentId
      ? { ...other, children: [...(other.children ?? []), task] }
      : { ...other, children: add(other.children ?? [], parentId, task) },
  );

const remove = (tasks: Task[], id: string): Task[] =>
  tasks
    .filter((task) => task.id !== id)
    .map((task) => ({ ...task, children: remove(task.children ?? [], id) }));

export default function AddAndRemove() {
  const [tasks, setTasks] = React.useState<Task[]>([
    { id: '1', label: 'Paint the boat', children: [{ id: '2', label: 'Sand the hull' }] },
    { id: '3', label: 'Order rope' },
  ]);
  const [expanded, setExpanded] = React.useState(['1']);
  const [selected, setSelected] = React.useState<string | null>('1');
  const nextId = React.useRef(4);

  const addTask = (parentId: string) => {
    const id = String(nextId.current);
    nextId.current += 1;
    setTasks(add(tasks, parentId, { id, label: `Task ${id}` }));
    setExpanded([...expanded, parentId]);
  };

  const removeTask = (id: string) => {
    setTasks(remove(tasks, id));
    setSelected(null);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 200 }}>
      <Stack direction="row" spacing={1}>
        <Button disabled={!selected} onClick={() => selected && addTask(selected)}>
          Add below
        </Button>
        <Button disabled={!selected} onClick={() => selected && removeTask(selected)}>
          Remove
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Tasks"
        items={tasks}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
