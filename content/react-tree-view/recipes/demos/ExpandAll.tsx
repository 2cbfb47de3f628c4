import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  id: string;
  label: string;
  children?: Part[];
}

const bicycle: Part[] = [
  {
    id: 'drive',
    label: 'Drive',
    children: [
      { id: 'chain', label: 'Chain' },
      { id: 'crank', label: 'Crank', children: [{ id: 'pedals', label: 'Pedals' }] },
    ],
  },
  { id: 'brakes', label: 'Brakes', children: [{ id: 'pads', label: 'Pads' }] },
];

const collectParents = (items: Part[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...collectParents(children)] : []));

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(() => collectParents(bicycle));

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 240 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(collectParents(bicycle))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Bicycle parts"
        items={bicycle}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
