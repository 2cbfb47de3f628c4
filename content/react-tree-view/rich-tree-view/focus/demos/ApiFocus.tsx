import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const schedule = [
  {
    id: 'saturday',
    label: 'Saturday',
    children: [
      { id: 'opening', label: 'Opening concert' },
      { id: 'workshop', label: 'Drum workshop' },
    ],
  },
  {
    id: 'sunday',
    label: 'Sunday',
    children: [{ id: 'finale', label: 'Finale' }],
  },
];

export default function ApiFocus() {
  const apiRef = useRichTreeViewApiRef();

  const goToFinale = (event: React.MouseEvent) => {
    // The item is on the page only after its parent has expanded.
    flushSync(() => {
      apiRef.current?.setItemExpansion({ event, itemId: 'sunday', shouldBeExpanded: true });
    });
    apiRef.current?.focusItem(event, 'finale');
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={(event) => apiRef.current?.focusItem(event, 'workshop')}
        >
          Workshop
        </Button>
        <Button variant="outlined" onClick={goToFinale}>
          Finale
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Schedule"
        apiRef={apiRef}
        items={schedule}
        defaultExpandedItems={['saturday']}
      />
    </Stack>
  );
}
