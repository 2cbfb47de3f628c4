import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Place {
  id: string;
  label: string;
  places: number;
}

const countries: Place[] = [
  { id: 'no', label: 'Norway', places: 2 },
  { id: 'pt', label: 'Portugal', places: 2 },
];

const cities: Record<string, Place[]> = {
  no: [
    { id: 'bergen', label: 'Bergen', places: 0 },
    { id: 'oslo', label: 'Oslo', places: 0 },
  ],
  pt: [
    { id: 'faro', label: 'Faro', places: 0 },
    { id: 'porto', label: 'Porto', places: 0 },
  ],
};

const dataSource = {
  getChildrenCount: (place: Place) => place.places,
  // In an application: a request to the server.
  getTreeItems: (parentId?: string) =>
    new Promise<Place[]>((resolve) => {
      setTimeout(() => resolve(parentId ? (cities[parentId] ?? []) : countries), 600);
    }),
};

export default function LoadedChildren() {
  return (
    <RichTreeViewPro
      aria-label="Offices"
      items={countries}
      dataSource={dataSource}
      sx={{ width: 320, maxWidth: '100%', minHeight: 192 }}
    />
  );
}
