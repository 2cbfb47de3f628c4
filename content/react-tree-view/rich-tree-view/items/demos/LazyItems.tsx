import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';

interface Plant {
  id: string;
  label: string;
  count: number;
  children?: Plant[];
}

const houses: Plant[] = [
  { id: 'palm', label: 'Palm house', count: 2 },
  { id: 'shade', label: 'Shade house', count: 2 },
];

const plants: Record<string, Plant[]> = {
  palm: [
    { id: 'banana', label: 'Banana', count: 0 },
    { id: 'date', label: 'Date palm', count: 0 },
  ],
  shade: [
    { id: 'fern', label: 'Tree fern', count: 0 },
    { id: 'hosta', label: 'Hosta', count: 0 },
  ],
};

/** In an application: a request to the server. The first request for the shade house fails. */
function createDataSource(report: (message: string) => void) {
  let failures = 1;
  return {
    getChildrenCount: (plant: Plant) => plant.count,
    getTreeItems: async (parentId = '') => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (parentId === 'shade' && failures > 0) {
        failures -= 1;
        report('The shade house did not respond. Open it again.');
        throw new Error('No response');
      }
      return plants[parentId] ?? houses;
    },
  };
}

export default function LazyItems() {
  const [message, setMessage] = React.useState('Open a house');
  const [dataSource] = React.useState(() => createDataSource(setMessage));
  const apiRef = useRichTreeViewProApiRef<Plant>();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Button variant="outlined" onClick={() => void apiRef.current?.updateItemChildren('palm')}>
        Load the palm house again
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        aria-label="Garden plants"
        items={houses}
        dataSource={dataSource}
        onItemsLazyLoaded={({ items, parentId, isCacheHit }) => {
          const house = houses.find(({ id }) => id === parentId);
          setMessage(
            `${items.length} plants of "${house?.label}" ${isCacheHit ? 'kept' : 'loaded'}`,
          );
        }}
        sx={{ minHeight: 192 }}
      />
    </Stack>
  );
}
