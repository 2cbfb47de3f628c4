import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  label: string;
  children?: Place[];
}

const places: Place[] = [
  {
    id: 'portugal',
    label: 'Portugal',
    children: [
      { id: 'porto', label: 'Porto' },
      { id: 'faro', label: 'Faro' },
    ],
  },
  {
    id: 'norway',
    label: 'Norway',
    children: [{ id: 'bergen', label: 'Bergen' }],
  },
];

const isCountry = (place: Place) => place.children !== undefined;

export default function SelectableLeaves() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      aria-label="Airports"
      items={places}
      isItemSelectionDisabled={isCountry}
      defaultExpandedItems={['portugal', 'norway']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
