import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';

const stations = [
  { id: 'aldhaven', label: 'Aldhaven' },
  { id: 'birchwood', label: 'Birchwood' },
  { id: 'cliffside', label: 'Cliffside' },
  { id: 'dunmore', label: 'Dunmore' },
  { id: 'eastgate', label: 'Eastgate' },
  { id: 'fernhill', label: 'Fernhill' },
  { id: 'greyport', label: 'Greyport' },
  { id: 'hollins', label: 'Hollins' },
  { id: 'inverlea', label: 'Inverlea' },
];

export default function ApiItemDOMElement() {
  const apiRef = useRichTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => scrollTo('aldhaven')}>
          First stop
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('inverlea')}>
          Last stop
        </Button>
      </Stack>
      <Box sx={{ height: 160, overflowY: 'auto' }}>
        <RichTreeView aria-label="Stations" apiRef={apiRef} items={stations} />
      </Box>
    </Stack>
  );
}
