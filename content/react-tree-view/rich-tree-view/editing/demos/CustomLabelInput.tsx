import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeItemLabelInputProps } from '@mui/x-tree-view/TreeItemLabelInput';

const shelves = [
  {
    id: 'shelf-1',
    label: 'Shelf 1',
    children: [
      { id: 'box-1', label: 'Wool' },
      { id: 'box-2', label: 'Buttons' },
    ],
  },
  { id: 'shelf-2', label: 'Shelf 2' },
];

const MAX_LENGTH = 20;

function CountedInput({
  value = '',
  onChange,
  onKeyDown,
  onBlur,
  'data-element': dataElement,
}: TreeItemLabelInputProps) {
  return (
    <InputBase
      autoFocus
      fullWidth
      value={value}
      onChange={onChange}
      inputProps={{
        'aria-label': 'Name',
        'data-element': dataElement,
        maxLength: MAX_LENGTH,
        onKeyDown,
        onBlur,
        style: { padding: 0 },
      }}
      endAdornment={
        <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
          {value.length} of {MAX_LENGTH}
        </Typography>
      }
      sx={{ height: 24, borderBottom: 1, borderColor: 'primary.main' }}
    />
  );
}

export default function CustomLabelInput() {
  return (
    <RichTreeView
      isItemEditable
      aria-label="Shelves"
      items={shelves}
      slotProps={{ item: { slots: { labelInput: CountedInput } } }}
      defaultExpandedItems={['shelf-1']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
