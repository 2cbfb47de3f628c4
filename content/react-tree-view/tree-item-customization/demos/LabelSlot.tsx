import * as React from 'react';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

type TaskState = 'open' | 'done';

interface TaskLabelProps extends React.ComponentProps<typeof TreeItemLabel> {
  state?: TaskState;
}

function TaskLabel({ children, state = 'open', ...other }: TaskLabelProps) {
  return (
    <TreeItemLabel
      {...other}
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
    >
      {children}
      <Chip
        size="small"
        variant="outlined"
        color={state === 'done' ? 'success' : 'default'}
        label={state}
        sx={{ height: 22 }}
      />
    </TreeItemLabel>
  );
}

function TaskItem({ state, ...props }: TreeItemProps & { state: TaskState }) {
  return (
    <TreeItem
      {...props}
      slots={{ label: TaskLabel }}
      slotProps={{ label: { state } as TaskLabelProps }}
    />
  );
}

export default function LabelSlot() {
  return (
    <SimpleTreeView
      aria-label="Winter work"
      defaultExpandedItems={['hull']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TaskItem itemId="hull" label="Hull" state="open">
        <TaskItem itemId="sand" label="Sand the bottom" state="done" />
        <TaskItem itemId="paint" label="Paint" state="open" />
      </TaskItem>
      <TaskItem itemId="engine" label="Engine" state="done" />
    </SimpleTreeView>
  );
}
