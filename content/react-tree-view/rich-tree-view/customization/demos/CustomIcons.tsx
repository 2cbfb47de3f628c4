import AddIcon from '@mui/icons-material/Add';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const garden = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'thyme', label: 'Thyme' },
      { id: 'sage', label: 'Sage' },
    ],
  },
  {
    id: 'fruit',
    label: 'Fruit',
    children: [{ id: 'quince', label: 'Quince' }],
  },
];

export default function CustomIcons() {
  return (
    <RichTreeView
      aria-label="Garden"
      items={garden}
      slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: CircleOutlinedIcon }}
      slotProps={{ endIcon: { style: { transform: 'scale(0.5)' } } }}
      defaultExpandedItems={['herbs']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
