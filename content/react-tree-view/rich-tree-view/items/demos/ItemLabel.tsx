import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Stop {
  id: string;
  name: string;
  minutes: number;
  children?: Stop[];
}

const route: Stop[] = [
  {
    id: 'north',
    name: 'North line',
    minutes: 26,
    children: [
      { id: 'mill', name: 'Mill Lane', minutes: 8 },
      { id: 'quarry', name: 'Quarry Road', minutes: 18 },
    ],
  },
  {
    id: 'harbor',
    name: 'Harbor line',
    minutes: 14,
    children: [{ id: 'pier', name: 'Old Pier', minutes: 14 }],
  },
];

const getStopLabel = (stop: Stop) => `${stop.name}, ${stop.minutes} min`;

export default function ItemLabel() {
  return (
    <RichTreeView
      aria-label="Bus stops"
      items={route}
      getItemLabel={getStopLabel}
      defaultExpandedItems={['north', 'harbor']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
