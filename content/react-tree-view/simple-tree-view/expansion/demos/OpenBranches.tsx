import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenBranches() {
  return (
    <SimpleTreeView
      aria-label="Museum floors"
      defaultExpandedItems={['ground']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="ground" label="Ground floor">
        <TreeItem itemId="maps" label="Sea charts" />
        <TreeItem itemId="cafe" label="Café" />
      </TreeItem>
      <TreeItem itemId="second" label="Second floor">
        <TreeItem itemId="clocks" label="Ship's clocks" />
        <TreeItem itemId="models" label="Model ships" />
      </TreeItem>
    </SimpleTreeView>
  );
}
