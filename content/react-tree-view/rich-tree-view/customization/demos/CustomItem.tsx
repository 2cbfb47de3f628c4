import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Mailbox {
  id: string;
  label: string;
  unread?: number;
  children?: Mailbox[];
}

const mailboxes: Mailbox[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 4,
    children: [
      { id: 'landlord', label: 'Landlord', unread: 1 },
      { id: 'choir', label: 'Choir', unread: 3 },
    ],
  },
  { id: 'sent', label: 'Sent' },
];

function MailboxItem(props: TreeItemProps) {
  const mailbox = useTreeItemModel<Mailbox>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          {mailbox?.unread ? <Chip size="small" label={`${mailbox.unread} new`} /> : null}
        </Stack>
      }
    />
  );
}

export default function CustomItem() {
  return (
    <RichTreeView
      aria-label="Mailboxes"
      items={mailboxes}
      slots={{ item: MailboxItem }}
      defaultExpandedItems={['inbox']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
