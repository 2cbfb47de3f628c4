import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './StyledItem.css';

export default function StyledItem() {
  return (
    <SimpleTreeView
      aria-label="Chapters"
      className="chapter-tree"
      defaultExpandedItems={['one']}
      defaultSelectedItems="departure"
    >
      <TreeItem className="chapter" itemId="one" label="Part one">
        <TreeItem className="chapter" itemId="departure" label="Departure" />
        <TreeItem className="chapter" itemId="storm" label="The storm" />
      </TreeItem>
      <TreeItem itemId="notes" label="Notes (a plain item)" />
    </SimpleTreeView>
  );
}
