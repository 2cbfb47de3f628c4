import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';

function PercentSlider({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <Box sx={{ px: 1.5, pt: 1.5 }}>
      <Slider
        aria-label="Minimum percentage"
        size="small"
        slotProps={{ input: { ref: focusElementRef } }}
        valueLabelDisplay="auto"
        value={Number(item.value ?? 0)}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const columns: GridColDef[] = [
  { field: 'carrier', headerName: 'Carrier', flex: 1, minWidth: 150 },
  {
    field: 'onTime',
    headerName: 'On time (%)',
    type: 'number',
    width: 160,
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=')
      .map((operator) => ({ ...operator, InputComponent: PercentSlider })),
  },
];

const rows = [
  { id: 1, carrier: 'Brandt Trucking', onTime: 96 },
  { id: 2, carrier: 'Coastline', onTime: 91 },
  { id: 3, carrier: 'Fjordlink', onTime: 98 },
  { id: 4, carrier: 'Southern Star', onTime: 88 },
];

export default function SliderInput() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Carriers"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'onTime', operator: '>=', value: 90 }] },
          },
        }}
      />
    </Box>
  );
}
