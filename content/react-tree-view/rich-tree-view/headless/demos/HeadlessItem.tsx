import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';

const subjects = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'basque', label: 'Basque' },
      { id: 'welsh', label: 'Welsh' },
    ],
  },
  {
    id: 'crafts',
    label: 'Crafts',
    children: [{ id: 'bookbinding', label: 'Bookbinding' }],
  },
];

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1),
  cursor: 'pointer',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&[data-focused]': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[data-selected]': { backgroundColor: theme.palette.action.selected },
}));

const Label = styled('span')({ flexGrow: 1 });

const Group = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  paddingLeft: theme.spacing(3),
}));

function SubjectItem({ id, itemId, label, children }: TreeItemProps) {
  const {
    getContextProviderProps,
    getRootProps,
    getContentProps,
    getIconContainerProps,
    getLabelProps,
    status,
  } = useTreeItem({ id, itemId, label, children });

  return (
    <TreeItemProvider {...getContextProviderProps()}>
      <li {...getRootProps({ style: { outline: 'none' } })}>
        <Row {...getContentProps()}>
          <span aria-hidden {...getIconContainerProps()}>
            {status.expandable ? (status.expanded ? '−' : '+') : '·'}
          </span>
          <Label {...getLabelProps()} />
        </Row>
        {status.expandable && status.expanded ? <Group role="group">{children}</Group> : null}
      </li>
    </TreeItemProvider>
  );
}

export default function HeadlessItem() {
  return (
    <RichTreeView
      aria-label="Evening courses"
      items={subjects}
      slots={{ item: SubjectItem }}
      defaultExpandedItems={['languages', 'crafts']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
