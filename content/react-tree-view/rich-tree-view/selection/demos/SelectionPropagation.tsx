import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const permissions = [
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'orders-read', label: 'Read' },
      { id: 'orders-refund', label: 'Refund' },
    ],
  },
  {
    id: 'stock',
    label: 'Stock',
    children: [
      { id: 'stock-read', label: 'Read' },
      { id: 'stock-adjust', label: 'Adjust' },
    ],
  },
];

export default function SelectionPropagation() {
  const [propagation, setPropagation] = React.useState({ descendants: true, parents: true });

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormGroup>
        <FormControlLabel
          label="To descendants"
          control={
            <Switch
              checked={propagation.descendants}
              onChange={(event) =>
                setPropagation({ ...propagation, descendants: event.target.checked })
              }
            />
          }
        />
        <FormControlLabel
          label="To parents"
          control={
            <Switch
              checked={propagation.parents}
              onChange={(event) =>
                setPropagation({ ...propagation, parents: event.target.checked })
              }
            />
          }
        />
      </FormGroup>
      <RichTreeView
        multiSelect
        checkboxSelection
        aria-label="Permissions"
        items={permissions}
        selectionPropagation={propagation}
        defaultExpandedItems={['orders', 'stock']}
        defaultSelectedItems={['orders-read']}
      />
    </Stack>
  );
}
