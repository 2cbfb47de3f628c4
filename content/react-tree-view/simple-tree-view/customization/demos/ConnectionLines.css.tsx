import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import './ConnectionLines.css';

export default function ConnectionLines() {
  return (
    <SimpleTreeView
      aria-label="Kinds of boats"
      className="boat-family"
      defaultExpandedItems={['sail', 'one']}
      itemChildrenIndentation={20}
    >
      <TreeItem itemId="sail" label="Sailboats">
        <TreeItem itemId="one" label="One mast">
          <TreeItem itemId="sloop" label="Sloop" />
          <TreeItem itemId="cutter" label="Cutter" />
        </TreeItem>
        <TreeItem itemId="two" label="Two masts">
          <TreeItem itemId="ketch" label="Ketch" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="row" label="Rowboats">
        <TreeItem itemId="skiff" label="Skiff" />
      </TreeItem>
    </SimpleTreeView>
  );
}
