import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';

type FileKind = 'folder' | 'image' | 'sheet' | 'text';

interface FileItem {
  id: string;
  label: string;
  kind: FileKind;
  size?: string;
  children?: FileItem[];
}

const files: FileItem[] = [
  {
    id: 'renovation',
    label: 'Boathouse renovation',
    kind: 'folder',
    children: [
      { id: 'budget', label: 'Budget.xlsx', kind: 'sheet', size: '84 KB' },
      { id: 'permit', label: 'Building permit.pdf', kind: 'text', size: '1.2 MB' },
      {
        id: 'photos',
        label: 'Site photos',
        kind: 'folder',
        children: [
          { id: 'roof', label: 'Roof, north side.jpg', kind: 'image', size: '3.4 MB' },
          { id: 'jetty', label: 'Jetty at low tide.jpg', kind: 'image', size: '2.9 MB' },
        ],
      },
    ],
  },
  {
    id: 'club',
    label: 'Rowing club',
    kind: 'folder',
    children: [{ id: 'members', label: 'Members.xlsx', kind: 'sheet', size: '36 KB' }],
  },
  { id: 'todo', label: 'To do.txt', kind: 'text', size: '2 KB' },
];

function FileIcon({ kind, open }: { kind: FileKind; open: boolean }) {
  if (kind === 'folder') {
    return open ? (
      <FolderOpenOutlined fontSize="small" color="primary" />
    ) : (
      <FolderOutlined fontSize="small" color="primary" />
    );
  }
  if (kind === 'image') {
    return <ImageOutlined fontSize="small" color="action" />;
  }
  if (kind === 'sheet') {
    return <TableChartOutlined fontSize="small" color="action" />;
  }
  return <DescriptionOutlined fontSize="small" color="action" />;
}

function FileTreeItem(props: TreeItemProps) {
  const file = useTreeItemModel<FileItem>(props.itemId);
  const { status } = useTreeItemUtils({ itemId: props.itemId, children: props.children });

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <FileIcon kind={file?.kind ?? 'text'} open={status.expanded} />
          <Typography variant="body2" noWrap sx={{ flexGrow: 1, lineHeight: '24px' }}>
            {props.label}
          </Typography>
          {file?.size ? (
            <Typography variant="caption" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {file.size}
            </Typography>
          ) : null}
        </Box>
      }
    />
  );
}

function findPath(items: readonly FileItem[], id: string): string[] {
  for (const item of items) {
    if (item.id === id) {
      return [item.label];
    }
    const below = findPath(item.children ?? [], id);
    if (below.length > 0) {
      return [item.label, ...below];
    }
  }
  return [];
}

export default function FileExplorer() {
  const titleId = React.useId();
  const [selectedId, setSelectedId] = React.useState<string | null>('roof');
  const path = selectedId === null ? [] : findPath(files, selectedId);

  return (
    <Paper variant="outlined" sx={{ width: 400, maxWidth: '100%', overflow: 'hidden' }}>
      <Typography
        id={titleId}
        variant="subtitle2"
        component="p"
        sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
      >
        Shared files
      </Typography>
      <RichTreeView
        aria-labelledby={titleId}
        items={files}
        defaultExpandedItems={['renovation', 'photos']}
        selectedItems={selectedId}
        onSelectedItemsChange={(_event, itemId) => setSelectedId(itemId)}
        slots={{ item: FileTreeItem }}
        sx={{ p: 1 }}
      />
      <Typography
        variant="caption"
        component="p"
        noWrap
        aria-live="polite"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        {path.length > 0 ? path.join(' / ') : 'Nothing selected'}
      </Typography>
    </Paper>
  );
}
