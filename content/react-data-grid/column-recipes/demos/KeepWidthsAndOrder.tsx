import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, gridColumnFieldsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnResizeParams } from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, apiary: 'Orchard', hives: 6, honey: 84, keeper: 'Ines' },
  { id: 2, apiary: 'Riverside', hives: 4, honey: 47, keeper: 'Tomas' },
  { id: 3, apiary: 'Heather Hill', hives: 9, honey: 131, keeper: 'Ines' },
];

function createColumns(hasKeeper: boolean): GridColDef[] {
  return [
    { field: 'apiary', headerName: 'Apiary' },
    { field: 'hives', headerName: 'Hives', type: 'number' },
    { field: 'honey', headerName: 'Honey (kg)', type: 'number' },
    ...(hasKeeper ? [{ field: 'keeper', headerName: 'Keeper' }] : []),
  ];
}

/** Columns that are not yet in the list come last. */
function arrange(columns: GridColDef[], order: string[], widths: Record<string, number>) {
  const getPlace = ({ field }: GridColDef) => (order.includes(field) ? order.indexOf(field) : 999);
  return columns
    .map((column) => ({ ...column, width: widths[column.field] ?? 130 }))
    .sort((first, second) => getPlace(first) - getPlace(second));
}

export default function KeepWidthsAndOrder() {
  const apiRef = useGridApiRef();
  const [hasKeeper, setHasKeeper] = React.useState(false);
  const [widths, setWidths] = React.useState<Record<string, number>>({});
  const [order, setOrder] = React.useState<string[]>([]);

  const columns = React.useMemo(
    () => arrange(createColumns(hasKeeper), order, widths),
    [hasKeeper, order, widths],
  );

  const keepWidth = ({ colDef, width }: GridColumnResizeParams) =>
    setWidths((current) => ({ ...current, [colDef.field]: width }));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Show the keeper"
        control={
          <Switch checked={hasKeeper} onChange={(event) => setHasKeeper(event.target.checked)} />
        }
      />
      <Box sx={{ height: 216 }}>
        <DataGridPro
          aria-label="Apiaries"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
          onColumnWidthChange={keepWidth}
          onColumnOrderChange={() => setOrder(gridColumnFieldsSelector(apiRef))}
        />
      </Box>
    </Stack>
  );
}
