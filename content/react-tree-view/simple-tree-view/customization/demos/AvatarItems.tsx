import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface PersonProps extends Omit<TreeItemProps, 'label'> {
  name: string;
  role: string;
}

function initials(name: string) {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}

function Person({ name, role, ...props }: PersonProps) {
  return (
    <TreeItem
      {...props}
      label={
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 0.25 }}>
          <Avatar
            aria-hidden
            sx={{
              width: 32,
              height: 32,
              fontSize: '0.8125rem',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initials(name)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>{name}</Typography>
            <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
              {role}
            </Typography>
          </Box>
        </Stack>
      }
    />
  );
}

export default function AvatarItems() {
  return (
    <SimpleTreeView
      aria-label="Ward team"
      defaultExpandedItems={['duarte']}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <Person itemId="duarte" name="Ines Duarte" role="Head of the ward">
        <Person itemId="wilk" name="Tomasz Wilk" role="Nurse" />
        <Person itemId="lien" name="Oda Lien" role="Nurse" />
      </Person>
      <Person itemId="pratt" name="Joel Pratt" role="Physician" />
    </SimpleTreeView>
  );
}
