import * as React from 'react';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const sensors = [
  {
    id: 'greenhouse',
    label: 'Greenhouse',
    children: [
      { id: 'heat', label: 'Heat' },
      { id: 'humidity', label: 'Humidity' },
    ],
  },
  { id: 'gate', label: 'Gate' },
];

interface SwitchBoxProps extends SwitchProps {
  /** False in a tree without checkboxes, and for items that cannot be selected at all. */
  visible?: boolean;
  indeterminate?: boolean;
  ownerState?: object;
}

// The ref tells the row which clicks belong to the switch.
const SwitchBox = React.forwardRef<HTMLButtonElement, SwitchBoxProps>(function SwitchBox(
  { visible, indeterminate, ownerState: _ownerState, ...props },
  ref,
) {
  return visible ? (
    <Switch
      {...props}
      ref={ref}
      size="small"
      color={indeterminate ? 'default' : 'primary'}
      checked={Boolean(props.checked) || Boolean(indeterminate)}
    />
  ) : null;
});

function SensorItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ checkbox: SwitchBox }} />;
}

export default function CheckboxSlot() {
  return (
    <RichTreeView
      aria-label="Sensors that are on"
      items={sensors}
      checkboxSelection
      multiSelect
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['greenhouse']}
      defaultSelectedItems={['heat', 'gate']}
      slots={{ item: SensorItem }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
