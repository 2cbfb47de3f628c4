import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import type { TreeItemLabelInputProps } from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const accounts = [
  {
    id: 'income',
    label: 'Income',
    children: [
      { id: 'sales', label: 'Sales' },
      { id: 'grants', label: 'Grants' },
    ],
  },
  { id: 'rent', label: 'Rent' },
];

function getProblem(name: string) {
  if (name.trim().length < 3) {
    return 'Too short';
  }
  return name.length > 12 ? 'Too long' : null;
}

function AccountNameInput(props: TreeItemLabelInputProps) {
  const problemId = React.useId();
  const problem = getProblem(props.value ?? '');

  return (
    <React.Fragment>
      <TreeItemLabelInput
        {...props}
        aria-label="Account name, 3 to 12 characters"
        aria-invalid={problem !== null}
        aria-describedby={problemId}
      />
      <Typography
        id={problemId}
        role="status"
        variant="caption"
        color="error"
        noWrap
        sx={{ flexShrink: 0 }}
      >
        {problem}
      </Typography>
    </React.Fragment>
  );
}

function AccountItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const keepOpen = (event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    if (event.key === 'Enter' && getProblem(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
    }
  };

  const cancelOnBlur = (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
    if (getProblem(event.target.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: AccountNameInput }}
      slotProps={{ labelInput: { onKeyDown: keepOpen, onBlur: cancelOnBlur } }}
    />
  );
}

export default function ValidateLabel() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Accounts"
      items={accounts}
      slots={{ item: AccountItem }}
      defaultExpandedItems={['income']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
