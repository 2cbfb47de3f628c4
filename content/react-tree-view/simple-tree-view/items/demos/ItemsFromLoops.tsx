import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const shelves = [
  { id: 'oils', name: 'Oils and vinegars', products: ['Olive oil', 'Cider vinegar'] },
  { id: 'grains', name: 'Grains', products: ['Pearl barley', 'Buckwheat', 'Red rice'] },
  { id: 'spices', name: 'Spices', products: [] },
];

export default function ItemsFromLoops() {
  return (
    <SimpleTreeView
      aria-label="Pantry"
      defaultExpandedItems={['grains']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      {shelves.map((shelf) => (
        <TreeItem
          key={shelf.id}
          itemId={shelf.id}
          label={
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
              {shelf.name}
              <Chip size="small" label={shelf.products.length} />
            </Box>
          }
        >
          {shelf.products.map((product) => (
            <TreeItem key={product} itemId={`${shelf.id}/${product}`} label={product} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
