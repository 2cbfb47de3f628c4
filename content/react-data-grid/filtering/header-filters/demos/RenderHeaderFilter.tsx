import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderHeaderFilterProps } from '@mui/x-data-grid-pro';

function OnlyFree({ colDef, item, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const active = items.some(({ field, value }) => field === colDef.field && value === 'true');

  const change = (checked: boolean) => {
    if (checked) {
      apiRef.current.upsertFilterItem({ ...item, operator: 'is', value: 'true' });
    } else {
      apiRef.current.deleteFilterItem(item);
    }
  };

  return (
    <FormControlLabel
      label="Free only"
      control={
        <Checkbox
          size="small"
          checked={active}
          onChange={(_event, checked) => change(checked)}
          onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
          onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
          slotProps={{
            input: {
              ref: (element) => {
                inputRef.current = element;
              },
            },
          }}
        />
      }
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 140 },
  {
    field: 'free',
    headerName: 'Free',
    type: 'boolean',
    width: 150,
    renderHeaderFilter: (params) => <OnlyFree {...params} />,
  },
  { field: 'equipment', headerName: 'Equipment', width: 160 },
];

const rows = [
  { id: 1, room: 'Studio 1', seats: 12, free: true, equipment: 'Piano' },
  { id: 2, room: 'Studio 2', seats: 8, free: false, equipment: 'Drums' },
  { id: 3, room: 'Chapel', seats: 60, free: true, equipment: 'Organ' },
  { id: 4, room: 'Hall', seats: 220, free: false, equipment: 'Stage' },
];

export default function RenderHeaderFilter() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <DataGridPro
        aria-label="Rehearsal rooms"
        rows={rows}
        columns={columns}
        headerFilters
        hideFooter
      />
    </Box>
  );
}
