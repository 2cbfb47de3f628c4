import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <SimpleTreeView
      aria-label="Recipes"
      defaultExpandedItems={['soups']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="leek" label="Leek and potato" />
        <TreeItem itemId="tomato" label="Roasted tomato" />
      </TreeItem>
      <TreeItem itemId="breads" label="Breads">
        <TreeItem itemId="rye" label="Rye loaf" />
      </TreeItem>
      <TreeItem itemId="shopping" label="Shopping list" />
    </SimpleTreeView>
  );
}
