import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const collection = [
  {
    id: 'minerals',
    label: 'Minerals',
    children: [
      { id: 'quartz', label: 'Quartz' },
      { id: 'garnet', label: 'Garnet' },
    ],
  },
  {
    id: 'fossils',
    label: 'Fossils',
    children: [{ id: 'ammonite', label: 'Ammonite' }],
  },
];

export default function CustomStyles() {
  return (
    <RichTreeView
      aria-label="Collection"
      items={collection}
      defaultExpandedItems={['minerals', 'fossils']}
      defaultSelectedItems="quartz"
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 4,
          '&[data-expanded]': { fontWeight: 'fontWeightBold' },
          '&[data-selected]': { outline: '2px solid', outlineColor: 'primary.main' },
        },
        [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
      }}
    />
  );
}
