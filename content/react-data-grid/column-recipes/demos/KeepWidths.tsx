import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnResizeParams } from '@mui/x-data-grid';

const rows = [
  { id: 1, apiary: 'Orchard', hives: 6, honey: 84 },
  { id: 2, apiary: 'Riverside', hives: 4, honey: 47 },
  { id: 3, apiary: 'Heather Hill', hives: 9, honey: 131 },
];

function createColumns(isMetric: boolean): GridColDef[] {
  return [
    { field: 'apiary', headerName: 'Apiary', flex: 1, minWidth: 120 },
    { field: 'hives', headerName: 'Hives', type: 'number', width: 110 },
    {
      field: 'honey',
      headerName: isMetric ? 'Honey (kg)' : 'Honey (lb)',
      type: 'number',
      width: 130,
      valueFormatter: (kilograms: number) => (isMetric ? kilograms : Math.round(kilograms * 2.2)),
    },
  ];
}

export default function KeepWidths() {
  const [isMetric, setIsMetric] = React.useState(true);
  const [widths, setWidths] = React.useState<Record<string, number>>({});

  const columns = React.useMemo(
    () =>
      createColumns(isMetric).map((column) => {
        const width = widths[column.field];
        return width === undefined ? column : { ...column, width, flex: 0 };
      }),
    [isMetric, widths],
  );

  const keepWidth = React.useCallback(({ colDef, width }: GridColumnResizeParams) => {
    setWidths((current) => ({ ...current, [colDef.field]: width }));
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Metric units"
        control={
          <Switch checked={isMetric} onChange={(event) => setIsMetric(event.target.checked)} />
        }
      />
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Apiaries"
          rows={rows}
          columns={columns}
          hideFooter
          onColumnWidthChange={keepWidth}
        />
      </Box>
    </Stack>
  );
}
