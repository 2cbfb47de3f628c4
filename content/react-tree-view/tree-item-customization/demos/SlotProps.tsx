import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function FileItem({ name }: { name: string }) {
  return (
    <TreeItem
      itemId={name}
      label={name}
      slotProps={{
        label: { title: name, style: { whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
      }}
    />
  );
}

export default function SlotProps() {
  return (
    <SimpleTreeView
      aria-label="Scans"
      defaultExpandedItems={['scans']}
      sx={{ width: 240, maxWidth: '100%' }}
    >
      <TreeItem itemId="scans" label="Scans" slotProps={{ groupTransition: { timeout: 0 } }}>
        <FileItem name="Survey of the harbor wall, sheet 1 of 4.tif" />
        <FileItem name="Survey of the harbor wall, sheet 2 of 4.tif" />
        <FileItem name="Legend.tif" />
      </TreeItem>
    </SimpleTreeView>
  );
}
