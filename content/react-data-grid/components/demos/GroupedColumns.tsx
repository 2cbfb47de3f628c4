import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 110 },
  { field: 'owner', headerName: 'Owner', width: 120 },
  { field: 'phone', headerName: 'Phone', width: 140 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
  { field: 'vaccinated', headerName: 'Vaccinated', type: 'boolean', width: 110 },
];

const rows = [
  {
    id: 1,
    patient: 'Biscuit',
    owner: 'R. Ahmed',
    phone: '0131 496 0011',
    weight: 8.4,
    vaccinated: true,
  },
  {
    id: 2,
    patient: 'Olive',
    owner: 'S. Novak',
    phone: '0131 496 0042',
    weight: 3.9,
    vaccinated: false,
  },
  {
    id: 3,
    patient: 'Pepper',
    owner: 'L. Costa',
    phone: '0131 496 0077',
    weight: 24.1,
    vaccinated: true,
  },
];

const groups = [
  { title: 'Owner', fields: ['owner', 'phone'] },
  { title: 'Health', fields: ['weight', 'vaccinated'] },
];

function ColumnsByGroup() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const visibility = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const firstRef = React.useRef<HTMLInputElement>(null);

  // The panel is now open: move the keyboard focus into it.
  React.useEffect(() => firstRef.current?.focus(), []);

  return (
    <Stack spacing={2} sx={{ p: 2, maxHeight: 320, overflowY: 'auto' }}>
      {groups.map(({ title, fields }) => (
        <FormControl key={title} component="fieldset">
          <FormLabel component="legend">{title}</FormLabel>
          <FormGroup>
            {fields.map((field) => (
              <FormControlLabel
                key={field}
                label={lookup[field]?.headerName ?? field}
                control={
                  <Checkbox
                    size="small"
                    slotProps={field === 'owner' ? { input: { ref: firstRef } } : {}}
                    checked={visibility[field] !== false}
                    onChange={(_event, checked) =>
                      apiRef.current.setColumnVisibility(field, checked)
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      ))}
    </Stack>
  );
}

export default function GroupedColumns() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Patients"
        rows={rows}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { phone: false, weight: false } } }}
        showToolbar
        slots={{ columnsManagement: ColumnsByGroup }}
        slotProps={{
          toolbar: {
            showQuickFilter: false,
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
