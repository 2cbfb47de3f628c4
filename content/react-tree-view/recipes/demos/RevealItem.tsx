import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const archive = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: '1910s', label: '1910 to 1919', children: [{ id: 'l-42', label: 'Letter 42' }] },
      { id: '1920s', label: '1920 to 1929', children: [{ id: 'l-77', label: 'Letter 77' }] },
    ],
  },
  { id: 'maps', label: 'Maps', children: [{ id: 'm-3', label: 'Harbor, 1904' }] },
];

export default function RevealItem() {
  const apiRef = useRichTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const ancestors: string[] = [];
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      ancestors.push(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    setExpanded((open) => [...new Set([...open, ...ancestors])]);
    setSelected(itemId);
    // The item can take focus only once its ancestors have rendered.
    requestAnimationFrame(() => apiRef.current?.focusItem(null, itemId));
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 208 }}>
      <Button onClick={() => reveal('l-77')} sx={{ alignSelf: 'flex-start' }}>
        Show letter 77
      </Button>
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
