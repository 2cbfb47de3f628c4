import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const halls = [
  {
    id: 'east',
    label: 'East wing',
    children: [
      { id: 'hall-1', label: 'Hall 1' },
      { id: 'hall-2', label: 'Hall 2' },
    ],
  },
  {
    id: 'west',
    label: 'West wing',
    children: [{ id: 'hall-3', label: 'Hall 3' }],
  },
];

export default function ApiDisableItem() {
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.setIsItemDisabled({ itemId: 'east' })}
        >
          Toggle east wing
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setIsItemDisabled({ itemId: 'hall-3', shouldBeDisabled: true })
          }
        >
          Close hall 3
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Exhibition halls"
        apiRef={apiRef}
        items={halls}
        defaultExpandedItems={['east', 'west']}
      />
    </Stack>
  );
}
