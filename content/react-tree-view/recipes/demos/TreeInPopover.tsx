import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const halls = [
  {
    id: 'north',
    label: 'North hall',
    children: [
      { id: 'n1', label: 'Platform 1' },
      { id: 'n2', label: 'Platform 2' },
    ],
  },
  {
    id: 'south',
    label: 'South hall',
    children: [{ id: 's1', label: 'Platform 3' }],
  },
];

const platforms = halls.flatMap(({ children }) => children);

const isHall = ({ id }: { id: string }) => halls.some((hall) => hall.id === id);

export default function TreeInPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState('n2');
  const apiRef = useRichTreeViewApiRef();
  const labelId = React.useId();

  const choose = (id: string | null) => {
    if (id !== null) {
      setChosen(id);
    }
    setAnchor(null);
  };

  return (
    <div>
      <Typography id={labelId} variant="body2" gutterBottom>
        Platform
      </Typography>
      <Button
        variant="outlined"
        aria-describedby={labelId}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {platforms.find(({ id }) => id === chosen)?.label}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': labelId },
          transition: { onEntered: () => apiRef.current?.focusItem(null, chosen) },
        }}
      >
        <RichTreeView
          aria-labelledby={labelId}
          apiRef={apiRef}
          items={halls}
          defaultExpandedItems={['north', 'south']}
          isItemSelectionDisabled={isHall}
          selectedItems={chosen}
          onSelectedItemsChange={(_event, id) => choose(id)}
          sx={{ width: 240, p: 1 }}
        />
      </Popover>
    </div>
  );
}
