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
        <FileItem name="Sheet 1 of 4, survey of the harbor wall.tif" />
        <FileItem name="Sheet 2 of 4, survey of the harbor wall.tif" />
        <FileItem name="Legend.tif" />
      </TreeItem>
    </SimpleTreeView>
  );
}
