import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const parts = [
  { slot: 'root', className: treeItemClasses.root, color: '#7c4dff' },
  { slot: 'content', className: treeItemClasses.content, color: '#00897b' },
  { slot: 'iconContainer', className: treeItemClasses.iconContainer, color: '#f4511e' },
  { slot: 'checkbox', className: treeItemClasses.checkbox, color: '#c2185b' },
  { slot: 'label', className: treeItemClasses.label, color: '#1e88e5' },
  { slot: 'groupTransition', className: treeItemClasses.groupTransition, color: '#827717' },
];

const outlines = Object.fromEntries(
  parts.map(({ className, color }) => [
    `& .${className}`,
    { outline: `2px solid ${color}`, outlineOffset: '-2px', borderRadius: 0 },
  ]),
);

export default function Anatomy() {
  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        {parts.map(({ slot, color }) => (
          <Box key={slot} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 12, height: 12, bgcolor: color }} />
            <Typography variant="caption">{slot}</Typography>
          </Box>
        ))}
      </Box>
      <SimpleTreeView
        aria-label="Anatomy of an item"
        checkboxSelection
        multiSelect
        defaultExpandedItems={['parent']}
        sx={[
          outlines,
          {
            [`& .${treeItemClasses.root}`]: { p: 0.75 },
            [`& .${treeItemClasses.groupTransition}`]: { mt: 0.75, p: 0.5 },
            [`& .${treeItemClasses.iconContainer}`]: { minHeight: 20 },
          },
        ]}
      >
        <TreeItem itemId="parent" label="An item with children">
          <TreeItem itemId="child" label="A child" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
