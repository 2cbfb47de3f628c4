import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridExpandedSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 150 },
  { field: 'goods', headerName: 'Goods', width: 220 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 160 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 180 },
  { field: 'port', headerName: 'Port', width: 160 },
];

const goods = ['Coffee, green', 'Paper rolls', 'Pump parts', 'Olive oil', 'Ceramic tiles'];
const ports = ['Rotterdam', 'Bilbao', 'Genoa', 'Halifax', 'Bergen', 'Gdańsk', 'Lagos'];

const consignments = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  reference: `DEP-${4101 + index}`,
  goods: goods[index % goods.length],
  pallets: 2 + ((index * 7) % 23),
  weight: 400 + ((index * 370) % 9000),
  port: ports[index % ports.length],
}));

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState(consignments[0]);

  const showNext = () => {
    const api = apiRef.current;
    const start = consignments.findIndex(({ id }) => id === target?.id);
    const next = consignments.find(({ port }, index) => index > start && port === 'Lagos');
    if (!api || !next) {
      setTarget(consignments[0]);
      return;
    }
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(next.id);
    api.scrollToIndexes({ rowIndex, colIndex: api.getColumnIndex('port') });
    api.setCellFocus(next.id, 'port');
    setTarget(next);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={showNext}>
        Next consignment to Lagos
      </Button>
      <Box sx={{ width: '100%', height: 320 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
