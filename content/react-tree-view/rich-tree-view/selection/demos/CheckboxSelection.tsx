import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const checklist = [
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'jacket', label: 'Rain jacket' },
      { id: 'boots', label: 'Hiking boots' },
    ],
  },
  {
    id: 'papers',
    label: 'Papers',
    children: [{ id: 'passport', label: 'Passport' }],
  },
];

export default function CheckboxSelection() {
  const [multiSelect, setMultiSelect] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Several items"
        control={
          <Switch
            checked={multiSelect}
            onChange={(event) => setMultiSelect(event.target.checked)}
          />
        }
      />
      <RichTreeView
        // A new key starts over: the type of the selection depends on `multiSelect`.
        key={multiSelect ? 'multi' : 'single'}
        checkboxSelection
        multiSelect={multiSelect}
        aria-label="Packing list"
        items={checklist}
        defaultExpandedItems={['clothes', 'papers']}
      />
    </Stack>
  );
}
