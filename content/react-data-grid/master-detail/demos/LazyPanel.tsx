import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Parcel {
  id: number;
  reference: string;
  to: string;
}

const columns: GridColDef<Parcel>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'reference', headerName: 'Parcel', width: 130 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
];

const rows: Parcel[] = [
  { id: 1, reference: 'PX-7301', to: 'Bergen' },
  { id: 2, reference: 'PX-7302', to: 'Ghent' },
  { id: 3, reference: 'PX-7303', to: 'Porto' },
];

/** Stands in for a request to your server. */
const scansByParcel = [
  ['Monday 08:40: collected', 'Monday 21:15: sorted in Hamburg'],
  ['Monday 09:05: collected', 'Tuesday 06:30: out for delivery'],
  ['Tuesday 10:20: collected', 'Tuesday 23:50: sorted in Lyon'],
];
const requests = new Map<number, Promise<string[]>>();

function fetchScans(id: number) {
  const request =
    requests.get(id) ??
    new Promise<string[]>((resolve) => {
      setTimeout(() => resolve(scansByParcel[id - 1] ?? []), 900);
    });
  requests.set(id, request);
  return request;
}

function Scans({ id }: { id: number }) {
  const [scans, setScans] = React.useState<string[]>();

  React.useEffect(() => {
    let isCurrent = true;
    void fetchScans(id).then((result) => isCurrent && setScans(result));
    return () => {
      isCurrent = false;
    };
  }, [id]);

  return (
    <div role="row">
      <Box role="gridcell" aria-busy={!scans} sx={{ py: 1.5, px: 6.25 }}>
        {(scans ?? ['first', 'second']).map((scan) => (
          <Typography key={scan} variant="body2" noWrap sx={{ lineHeight: '28px' }}>
            {scans ? scan : <Skeleton width={220} sx={{ maxWidth: '100%' }} />}
          </Typography>
        ))}
      </Box>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Parcel>) => <Scans id={row.id} />;
const getDetailPanelHeight = () => 80;

export default function LazyPanel() {
  return (
    <Box sx={{ width: '100%', height: 348 }}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
      />
    </Box>
  );
}
