import AnchorOutlined from '@mui/icons-material/AnchorOutlined';
import KeyboardDoubleArrowDown from '@mui/icons-material/KeyboardDoubleArrowDown';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemIcons() {
  return (
    <SimpleTreeView
      aria-label="Harbors"
      defaultExpandedItems={['north']}
      slots={{
        expandIcon: KeyboardDoubleArrowRight,
        collapseIcon: KeyboardDoubleArrowDown,
        endIcon: AnchorOutlined,
      }}
      slotProps={{ endIcon: { color: 'action' } }}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="north" label="North coast">
        <TreeItem itemId="skagen" label="Skagen" />
        <TreeItem itemId="home" label="Our home harbor" slots={{ icon: StarBorderOutlined }} />
        <TreeItem itemId="closed" label="Old pier, no icon" slots={{ endIcon: null }} />
      </TreeItem>
      <TreeItem itemId="south" label="South coast">
        <TreeItem itemId="gedser" label="Gedser" />
      </TreeItem>
    </SimpleTreeView>
  );
}
