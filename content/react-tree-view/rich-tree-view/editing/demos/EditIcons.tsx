import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import type { TreeItemLabelInputProps } from '@mui/x-tree-view/TreeItemLabelInput';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const channels = [
  {
    id: 'radio',
    label: 'Radio play',
    children: [
      { id: 'script', label: 'Script' },
      { id: 'sound', label: 'Sound effects' },
    ],
  },
  { id: 'planning', label: 'Planning' },
];

interface ActionProps {
  label: string;
  onAction: (event: React.MouseEvent) => void;
  children: React.ReactNode;
}

function Action({ label, onAction, children }: ActionProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      // Enter and Escape do the same in the tree, so the icons need not be extra Tab stops.
      tabIndex={-1}
      // Keeps focus in the input: leaving it would save the label.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onAction(event);
      }}
      sx={{ p: 0.25 }}
    >
      {children}
    </IconButton>
  );
}

interface ChannelInputProps extends TreeItemLabelInputProps {
  'aria-label': string;
  onSave: (event: React.MouseEvent, label: string) => void;
  onCancel: (event: React.MouseEvent) => void;
}

function ChannelInput({ onSave, onCancel, ...other }: ChannelInputProps) {
  const value = other.value ?? '';

  return (
    <React.Fragment>
      <TreeItemLabelInput {...other} />
      <Action label="Save" onAction={(event) => value && onSave(event, value)}>
        <CheckIcon fontSize="inherit" />
      </Action>
      <Action label="Cancel" onAction={onCancel}>
        <CloseIcon fontSize="inherit" />
      </Action>
    </React.Fragment>
  );
}

function ChannelItem(props: TreeItemProps) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  const inputProps: Pick<ChannelInputProps, 'aria-label' | 'onSave' | 'onCancel'> = {
    'aria-label': 'Channel name',
    onSave: interactions.handleSaveItemLabel,
    onCancel: interactions.handleCancelItemLabelEditing,
  };

  return (
    <TreeItem
      {...props}
      slots={{ labelInput: ChannelInput }}
      slotProps={{
        labelInput: inputProps,
        label: {
          onDoubleClick: (event: React.MouseEvent & TreeViewCancellableEvent) => {
            event.defaultMuiPrevented = true;
          },
          children: (
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              {props.label}
              <Action label="Rename" onAction={interactions.toggleItemEditing}>
                <EditOutlinedIcon fontSize="inherit" />
              </Action>
            </Stack>
          ),
        },
      }}
    />
  );
}

export default function EditIcons() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Channels"
      items={channels}
      slots={{ item: ChannelItem }}
      defaultExpandedItems={['radio']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
