import { createSvgIcon } from '@mui/material/utils';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const OpenIcon = createSvgIcon(<path d="M11 11V5h2v6h6v2h-6v6h-2v-6H5v-2z" />, 'Open');
const CloseIcon = createSvgIcon(<path d="M5 11h14v2H5z" />, 'Close');
const LeafIcon = createSvgIcon(<circle cx="12" cy="12" r="4" />, 'Leaf');

const instruments = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'brass',
    label: 'Brass',
    children: [
      { id: 'horn', label: 'Horn' },
      { id: 'tuba', label: 'Tuba' },
    ],
  },
];

export default function TreeIcons() {
  return (
    <RichTreeView
      aria-label="Instruments"
      items={instruments}
      defaultExpandedItems={['strings']}
      slots={{ expandIcon: OpenIcon, collapseIcon: CloseIcon, endIcon: LeafIcon }}
      slotProps={{ endIcon: { color: 'success' } }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
