import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const count = 8;
const step = 3;

const itemsUpTo = (shown: number) => [
  {
    id: 'beds',
    label: `Beds (${count})`,
    children: [
      ...Array.from({ length: shown }, (_, index) => ({
        id: `bed-${index + 1}`,
        label: `Bed ${index + 1}`,
      })),
      ...(shown < count ? [{ id: 'more', label: 'Load more' }] : []),
    ],
  },
];

export default function LoadMore() {
  const apiRef = useRichTreeViewApiRef();
  const [shown, setShown] = React.useState(step);
  const [selected, setSelected] = React.useState<string | null>(null);
  const items = React.useMemo(() => itemsUpTo(shown), [shown]);

  const loadMore = (event: React.SyntheticEvent | null) => {
    setShown(Math.min(shown + step, count));
    // The first new item is rendered in the next frame.
    requestAnimationFrame(() => apiRef.current?.focusItem(event, `bed-${shown + 1}`));
  };

  return (
    <Box sx={{ width: 280, maxWidth: '100%', minHeight: 288 }}>
      <RichTreeView
        aria-label="Garden"
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['beds']}
        selectedItems={selected}
        onSelectedItemsChange={(event, id) => {
          if (id === 'more') {
            loadMore(event);
          } else {
            setSelected(id);
          }
        }}
      />
    </Box>
  );
}
