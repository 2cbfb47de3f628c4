import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

function RenderedRows() {
  const apiRef = useGridApiContext();
  const range = useGridSelector(apiRef, gridRenderContextSelector);
  const rendered = range.lastRowIndex - range.firstRowIndex;

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">
        {`${rendered} of ${consignments.length} rows are in the document`}
      </Typography>
    </GridFooterContainer>
  );
}

export default function RowBuffer() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Buffer in pixels"
        value={buffer}
        onChange={(_event, value: number | null) => value !== null && setBuffer(value)}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={150}>150</ToggleButton>
        <ToggleButton value={1000}>1000</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          key={buffer}
          aria-label="Consignments"
          rows={consignments}
          columns={columns}
          rowBufferPx={buffer}
          slots={{ footer: RenderedRows }}
        />
      </Box>
    </Stack>
  );
}
