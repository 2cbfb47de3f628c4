import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

/**
 * Shows how often it has rendered. It writes to the element directly, so counting causes no
 * render.
 */
function RenderCount() {
  const element = React.useRef<HTMLSpanElement>(null);
  const count = React.useRef(0);

  React.useEffect(() => {
    count.current += 1;
    if (element.current) {
      element.current.textContent = String(count.current);
    }
  });

  return <span ref={element} />;
}

function createColumns(): GridColDef[] {
  return [
    { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
    { field: 'pallets', headerName: 'Pallets', type: 'number', width: 100 },
    {
      field: 'renders',
      headerName: 'Cell renders',
      width: 130,
      sortable: false,
      filterable: false,
      renderCell: () => <RenderCount />,
    },
  ];
}

const stableColumns = createColumns();

const rows = [
  { id: 1, goods: 'Coffee, green', pallets: 24 },
  { id: 2, goods: 'Olive oil', pallets: 12 },
  { id: 3, goods: 'Paper rolls', pallets: 18 },
];

export default function StableProps() {
  const [, setClicks] = React.useState(0);
  const [stable, setStable] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setClicks((clicks) => clicks + 1)}>
          Rerender the parent
        </Button>
        <FormControlLabel
          control={
            <Switch checked={stable} onChange={(event) => setStable(event.target.checked)} />
          }
          label="Stable columns"
        />
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Storage"
          rows={rows}
          columns={stable ? stableColumns : createColumns()}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
