import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

interface Team {
  id: string;
  label: string;
  people: number;
  lead?: string;
  children?: Team[];
}

const teams: Team[] = [
  {
    id: 'yard',
    label: 'Boatyard',
    people: 14,
    lead: 'Ines Duarte',
    children: [
      { id: 'joinery', label: 'Joinery', people: 6, lead: 'Tom Aalto' },
      { id: 'rigging', label: 'Rigging', people: 5 },
    ],
  },
  { id: 'office', label: 'Office', people: 3, lead: 'Mei Tanaka' },
];

function TeamItem(props: TreeItemProps) {
  const team = useTreeItemModel<Team>(props.itemId);

  return (
    <TreeItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <span>{props.label}</span>
          <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
            {team?.people} people{team?.lead ? `, led by ${team.lead}` : ''}
          </Typography>
        </Box>
      }
    />
  );
}

export default function ItemModel() {
  return (
    <RichTreeView
      aria-label="Teams"
      items={teams}
      defaultExpandedItems={['yard']}
      slots={{ item: TeamItem }}
      sx={{ width: 360, maxWidth: '100%' }}
    />
  );
}
