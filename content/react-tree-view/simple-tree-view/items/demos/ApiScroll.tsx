import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';

const spices = ['Allspice', 'Caraway', 'Cumin', 'Fennel', 'Juniper', 'Mace', 'Sumac', 'Thyme'];

export default function ApiScroll() {
  const apiRef = useSimpleTreeViewApiRef();

  const scrollTo = (itemId: string) => {
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => scrollTo('Thyme')}>
          Show Thyme
        </Button>
        <Button variant="outlined" onClick={() => scrollTo('Allspice')}>
          Show Allspice
        </Button>
      </Stack>
      <Box sx={{ height: 160, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <SimpleTreeView
          id="spice-rack"
          aria-label="Spice rack"
          apiRef={apiRef}
          defaultExpandedItems={['spices']}
        >
          <TreeItem itemId="spices" label="Spices">
            {spices.map((spice) => (
              <TreeItem key={spice} itemId={spice} label={spice} />
            ))}
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
