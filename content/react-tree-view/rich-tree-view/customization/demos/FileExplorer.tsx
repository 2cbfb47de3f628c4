import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

const icons = {
  folder: FolderIcon,
  image: ImageOutlinedIcon,
  table: TableChartOutlinedIcon,
  text: ArticleOutlinedIcon,
};

interface Entry {
  id: string;
  label: string;
  kind: keyof typeof icons;
  children?: Entry[];
}

const entries: Entry[] = [
  {
    id: 'survey',
    label: 'Coast survey',
    kind: 'folder',
    children: [
      { id: 'readings', label: 'Readings.csv', kind: 'table' },
      { id: 'report', label: 'Report.txt', kind: 'text' },
      {
        id: 'photos',
        label: 'Photos',
        kind: 'folder',
        children: [{ id: 'lighthouse', label: 'Lighthouse.jpg', kind: 'image' }],
      },
    ],
  },
  { id: 'budget', label: 'Budget.csv', kind: 'table' },
];

function EntryItem(props: TreeItemProps) {
  const entry = useTreeItemModel<Entry>(props.itemId);
  const Icon = icons[entry?.kind ?? 'text'];

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Icon fontSize="small" color={entry?.kind === 'folder' ? 'primary' : 'action'} />
          <span>{props.label}</span>
        </Stack>
      }
    />
  );
}

export default function FileExplorer() {
  return (
    <RichTreeView
      aria-label="Files"
      items={entries}
      slots={{ item: EntryItem }}
      itemChildrenIndentation={20}
      defaultExpandedItems={['survey', 'photos']}
      defaultSelectedItems="report"
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${treeItemClasses.content}`]: {
          borderRadius: 0,
          borderLeft: '3px solid transparent',
          '&[data-selected]': { borderLeftColor: 'primary.main' },
        },
      }}
    />
  );
}
