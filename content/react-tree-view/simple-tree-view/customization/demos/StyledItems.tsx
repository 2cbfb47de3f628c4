import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Help topics"
      defaultExpandedItems={['start']}
      defaultSelectedItems="invite"
      sx={{
        width: 320,
        maxWidth: '100%',
        [`& .${treeItemClasses.label}`]: { fontSize: '0.875rem', fontWeight: 'inherit' },
        [`& .${treeItemClasses.content}`]: {
          borderRadius: '8px',
          py: 0.75,
          '&[data-expanded]': { fontWeight: 600 },
          '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]': {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          '&[data-selected][data-focused]': { bgcolor: 'primary.dark' },
        },
      }}
    >
      <TreeItem itemId="start" label="Getting started">
        <TreeItem itemId="account" label="Create an account" />
        <TreeItem itemId="invite" label="Invite your crew" />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing">
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
    </SimpleTreeView>
  );
}
