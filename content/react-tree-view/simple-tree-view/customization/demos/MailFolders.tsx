import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

interface MailFolderProps {
  itemId: string;
  name: string;
  icon: React.ElementType;
  unread?: number;
  children?: React.ReactNode;
}

function MailFolder({ itemId, name, icon: Icon, unread = 0, children }: MailFolderProps) {
  return (
    <TreeItem
      itemId={itemId}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component={Icon} sx={{ fontSize: 20, color: 'text.secondary' }} />
          <Typography
            component="span"
            noWrap
            sx={{ flexGrow: 1, fontWeight: unread > 0 ? 600 : undefined }}
          >
            {name}
          </Typography>
          {unread > 0 ? (
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {unread} new
            </Typography>
          ) : null}
        </Box>
      }
    >
      {children}
    </TreeItem>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['inbox']}
      defaultSelectedItems="inbox"
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <MailFolder itemId="inbox" name="Inbox" icon={InboxOutlined} unread={4}>
        <MailFolder itemId="crew" name="Crew" icon={LabelOutlined} unread={3} />
        <MailFolder itemId="weather" name="Weather reports" icon={LabelOutlined} />
      </MailFolder>
      <MailFolder itemId="sent" name="Sent" icon={SendOutlined} />
      <MailFolder itemId="archive" name="Archive" icon={ArchiveOutlined} />
    </SimpleTreeView>
  );
}
