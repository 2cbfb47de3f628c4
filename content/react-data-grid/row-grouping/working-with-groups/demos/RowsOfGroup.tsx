import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-premium';
import { consignments } from '../../../data/consignments';
import type { Consignment } from '../../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'reference', headerName: 'Reference', width: 130 },
];

export default function RowsOfGroup() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Click a group.');

  const showGroup = ({ id }: GridRowParams) => {
    const ids = apiRef.current?.getRowGroupChildren({ groupId: id, applyFiltering: true }) ?? [];
    if (ids.length > 0) {
      const pallets = ids.reduce<number>(
        (sum, childId) => sum + (apiRef.current?.getRow<Consignment>(childId)?.pallets ?? 0),
        0,
      );
      setText(`${ids.length} consignments with ${pallets} pallets`);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {text}
      </Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Consignments by carrier"
          apiRef={apiRef}
          rows={consignments}
          columns={columns}
          onRowClick={showGroup}
          groupingColDef={{ flex: 1, minWidth: 220 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { carrier: false } },
            rowGrouping: { model: ['carrier'] },
          }}
        />
      </Box>
    </Stack>
  );
}
