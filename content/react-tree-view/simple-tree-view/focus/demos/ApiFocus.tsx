import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

export default function ApiFocus() {
  const apiRef = useSimpleTreeViewApiRef();
  const [expandedItems, setExpandedItems] = React.useState<string[]>(['spring']);
  const [nextFocus, setNextFocus] = React.useState<string | null>(null);

  // The item is rendered only after its parent has opened: focus it in an effect.
  React.useEffect(() => {
    if (nextFocus !== null) {
      apiRef.current?.focusItem(null, nextFocus);
      setNextFocus(null);
    }
  }, [apiRef, nextFocus]);

  const goToLeaves = () => {
    setExpandedItems((ids) => (ids.includes('autumn') ? ids : ['autumn', ...ids]));
    setNextFocus('leaves');
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'spring')}>
          Go to Spring
        </Button>
        <Button variant="outlined" onClick={goToLeaves}>
          Go to the leaves
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Garden tasks"
        apiRef={apiRef}
        expandedItems={expandedItems}
        onExpandedItemsChange={(event, itemIds) => setExpandedItems(itemIds)}
      >
        <TreeItem itemId="spring" label="Spring">
          <TreeItem itemId="prune" label="Prune the roses" />
          <TreeItem itemId="sow" label="Sow the beans" />
        </TreeItem>
        <TreeItem itemId="autumn" label="Autumn">
          <TreeItem itemId="leaves" label="Rake the leaves" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
