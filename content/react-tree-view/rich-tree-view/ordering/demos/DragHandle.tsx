import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TreeItem } from '@mui/x-tree-view-pro';
import type { TreeItemProps } from '@mui/x-tree-view-pro';

const steps = [
  {
    id: 'prepare',
    label: 'Prepare',
    children: [
      { id: 'sand', label: 'Sand the frame' },
      { id: 'mask', label: 'Mask the glass' },
    ],
  },
  {
    id: 'paint',
    label: 'Paint',
    children: [{ id: 'primer', label: 'Primer' }],
  },
];

function StepItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      // The item itself no longer starts a drag; the handle does.
      draggable={false}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          {props.label}
          <Box component="span" draggable sx={{ display: 'flex', cursor: 'grab' }}>
            <DragIndicatorIcon color="action" />
          </Box>
        </Stack>
      }
    />
  );
}

export default function DragHandle() {
  return (
    <RichTreeViewPro
      itemsReordering
      aria-label="Steps"
      items={steps}
      slots={{ item: StepItem }}
      itemChildrenIndentation={24}
      defaultExpandedItems={['prepare', 'paint']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
