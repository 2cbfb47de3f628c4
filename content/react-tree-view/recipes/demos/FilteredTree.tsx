import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Plant {
  id: string;
  label: string;
  children?: Plant[];
}

const plants: Plant[] = [
  {
    id: 'trees',
    label: 'Trees',
    children: [
      { id: 'oaks', label: 'Oaks', children: [{ id: 'holm', label: 'Holm oak' }] },
      { id: 'birch', label: 'Silver birch' },
    ],
  },
  { id: 'ferns', label: 'Ferns', children: [{ id: 'oak-fern', label: 'Oak fern' }] },
  { id: 'herbs', label: 'Herbs', children: [{ id: 'thyme', label: 'Thyme' }] },
];

function filterItems(items: Plant[], word: string): Plant[] {
  return items.flatMap((item) => {
    const children = filterItems(item.children ?? [], word);
    const isMatch = item.label.toLowerCase().includes(word);
    return isMatch || children.length > 0 ? [{ ...item, children }] : [];
  });
}

const collectIds = (items: Plant[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...collectIds(children)]);

export default function FilteredTree() {
  const [search, setSearch] = React.useState('oak');
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const word = search.trim().toLowerCase();
  const items = React.useMemo(() => (word ? filterItems(plants, word) : plants), [word]);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', minHeight: 216 }}>
      <TextField
        label="Search plants"
        size="small"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <RichTreeView
        aria-label="Plants"
        items={items}
        expandedItems={word ? collectIds(items) : expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
