import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

interface Crate {
  id: string;
  label: string;
  sealed?: boolean;
  children?: Crate[];
}

const crates: Crate[] = [
  {
    id: 'truck',
    label: 'Truck',
    children: [
      { id: 'lamps', label: 'Lamps (sealed)', sealed: true },
      { id: 'cables', label: 'Cables' },
      { id: 'stands', label: 'Stands' },
    ],
  },
];

function CrateItem(props: TreeItemProps) {
  const crate = useTreeItemModel<Crate>(props.itemId);
  const { publicAPI, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });
  const isLocked = crate?.sealed === true && status.selected;

  return (
    <TreeItem
      {...props}
      slotProps={{
        checkbox: {
          onChange: (event: React.ChangeEvent & TreeViewCancellableEvent) => {
            // A sealed crate that is already loaded stays loaded.
            event.defaultMuiPrevented = isLocked;
          },
        },
        label: {
          // In a tree with checkboxes, the row itself does not select.
          onClick: (event: React.MouseEvent) => {
            if (!isLocked) {
              publicAPI.setItemSelection({
                event,
                itemId: props.itemId,
                keepExistingSelection: true,
              });
            }
          },
        },
      }}
    />
  );
}

export default function OwnCheckbox() {
  return (
    <RichTreeView
      aria-label="Loaded crates"
      items={crates}
      checkboxSelection
      multiSelect
      expansionTrigger="iconContainer"
      defaultExpandedItems={['truck']}
      defaultSelectedItems={['lamps']}
      slots={{ item: CrateItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
