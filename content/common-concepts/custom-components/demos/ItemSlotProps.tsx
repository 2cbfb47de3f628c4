import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const routes = [
  { id: 'line-1', label: 'Line 1: Harbor to Airport' },
  { id: 'line-4', label: 'Line 4: Old Town to Zoo' },
  { id: 'line-9', label: 'Line 9: Night bus' },
];

const delayed = ['line-4'];

export default function ItemSlotProps() {
  return (
    <RichTreeView
      aria-label="Bus lines, delayed lines in bold"
      items={routes}
      slotProps={{
        item: ({ itemId }) => ({
          slotProps: {
            label: { style: { fontWeight: delayed.includes(itemId) ? 700 : 400 } },
          },
        }),
      }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
