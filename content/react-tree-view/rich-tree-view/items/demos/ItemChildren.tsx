import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Employee {
  id: string;
  label: string;
  reports?: Employee[];
}

const team: Employee[] = [
  {
    id: 'ines',
    label: 'Ines Duarte',
    reports: [
      { id: 'oskar', label: 'Oskar Lind' },
      {
        id: 'meera',
        label: 'Meera Nair',
        reports: [{ id: 'tom', label: 'Tom Ashby' }],
      },
    ],
  },
];

const getReports = (employee: Employee) => employee.reports;

export default function ItemChildren() {
  return (
    <RichTreeView
      aria-label="Team"
      items={team}
      getItemChildren={getReports}
      defaultExpandedItems={['ines', 'meera']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
