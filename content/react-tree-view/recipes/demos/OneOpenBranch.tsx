import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const manual = [
  {
    id: 'start',
    label: 'First steps',
    children: [
      { id: 'unpack', label: 'Unpack' },
      { id: 'connect', label: 'Connect' },
    ],
  },
  {
    id: 'daily',
    label: 'Every day',
    children: [
      { id: 'fill', label: 'Fill the tank' },
      { id: 'grind', label: 'Grind the beans' },
    ],
  },
  { id: 'care', label: 'Care', children: [{ id: 'descale', label: 'Descale' }] },
];

export default function OneOpenBranch() {
  const [expanded, setExpanded] = React.useState(['start']);

  return (
    <RichTreeView
      aria-label="Coffee machine manual"
      items={manual}
      expandedItems={expanded}
      onItemExpansionToggle={(_event, itemId, isExpanded) =>
        setExpanded(isExpanded ? [itemId] : [])
      }
      sx={{ width: 320, maxWidth: '100%', minHeight: 160 }}
    />
  );
}
