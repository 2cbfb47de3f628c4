import AddBoxOutlined from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlined from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeIcons() {
  return (
    <SimpleTreeView
      aria-label="Project files"
      defaultExpandedItems={['src']}
      slots={{
        expandIcon: AddBoxOutlined,
        collapseIcon: IndeterminateCheckBoxOutlined,
        endIcon: InsertDriveFileOutlined,
      }}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <TreeItem itemId="src" label="src">
        <TreeItem itemId="main" label="main.tsx" />
        <TreeItem itemId="theme" label="theme.ts" />
      </TreeItem>
      <TreeItem itemId="tests" label="tests">
        <TreeItem itemId="smoke" label="smoke.test.ts" />
      </TreeItem>
      <TreeItem itemId="readme" label="README.md" />
    </SimpleTreeView>
  );
}
