import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Row {
  key: number;
  parent: number | null;
  name: string;
}

interface Item {
  id: string;
  label: string;
  children: Item[];
}

const rows: Row[] = [
  { key: 11, parent: null, name: 'Europe' },
  { key: 12, parent: null, name: 'Africa' },
  { key: 21, parent: 11, name: 'Norway' },
  { key: 22, parent: 12, name: 'Kenya' },
  { key: 31, parent: 21, name: 'Bergen' },
];

function buildTree(rows: Row[]) {
  const itemsByKey = new Map(
    rows.map(({ key, name }): [number, Item] => [
      key,
      { id: String(key), label: name, children: [] },
    ]),
  );
  const roots: Item[] = [];
  rows.forEach(({ key, parent }) => {
    const item = itemsByKey.get(key);
    const siblings = parent === null ? roots : itemsByKey.get(parent)?.children;
    if (item) {
      siblings?.push(item);
    }
  });
  return roots;
}

const places = buildTree(rows);

export default function ItemsFromList() {
  return (
    <RichTreeView
      aria-label="Places"
      items={places}
      defaultExpandedItems={['11', '21', '12']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
