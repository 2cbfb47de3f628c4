import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const family = [
  {
    id: 'romance',
    label: 'Romance languages',
    children: [
      {
        id: 'iberian',
        label: 'Iberian',
        children: [
          { id: 'portuguese', label: 'Portuguese' },
          { id: 'galician', label: 'Galician' },
        ],
      },
      { id: 'romanian', label: 'Romanian' },
    ],
  },
];

export default function ConnectionLines() {
  return (
    <RichTreeView
      aria-label="Languages"
      items={family}
      // The group below does the indentation, so the lines follow it.
      itemChildrenIndentation={0}
      defaultExpandedItems={['romance', 'iberian']}
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${treeItemClasses.groupTransition}`]: {
          marginLeft: '16px',
          paddingLeft: '16px',
          [`& .${treeItemClasses.root}`]: {
            position: 'relative',
            '&::before, &::after': {
              content: '""',
              position: 'absolute',
              left: '-16px',
              top: 0,
              borderColor: 'divider',
              borderStyle: 'solid',
              borderWidth: 0,
            },
            '&::before': { height: '100%', borderLeftWidth: '1px' },
            '&:last-child::before': { height: '16px' },
            '&::after': { top: '16px', width: '16px', borderTopWidth: '1px' },
          },
        },
      }}
    />
  );
}
