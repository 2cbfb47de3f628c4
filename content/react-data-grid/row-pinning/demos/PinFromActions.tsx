import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import { DataGridPro, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';

interface Departure {
  id: string;
  to: string;
  time: string;
}

const departures: Departure[] = [
  { id: 'RE 4', to: 'Altona', time: '09:12' },
  { id: 'S 21', to: 'Elbe Bridges', time: '09:14' },
  { id: 'IC 78', to: 'Copenhagen', time: '09:28' },
  { id: 'RB 60', to: 'Airport', time: '09:31' },
  { id: 'RE 8', to: 'Lübeck', time: '09:40' },
];

const PinContext = React.createContext<(id: string) => void>(() => {});

function PinCell(params: GridRenderCellParams<Departure>) {
  const toggle = React.useContext(PinContext);
  const isPinned = params.rowNode.type === 'pinnedRow';

  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
        label={isPinned ? `Unpin ${params.row.id}` : `Pin ${params.row.id}`}
        onClick={() => toggle(params.row.id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Departure>[] = [
  {
    field: 'pin',
    type: 'actions',
    headerName: 'Pin',
    width: 60,
    renderCell: (params) => <PinCell {...params} />,
  },
  { field: 'id', headerName: 'Train', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'time', headerName: 'Time', width: 80 },
];

export default function PinFromActions() {
  const [pinnedIds, setPinnedIds] = React.useState(['IC 78']);

  const toggle = (id: string) =>
    setPinnedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  const rows = React.useMemo(
    () => departures.filter(({ id }) => !pinnedIds.includes(id)),
    [pinnedIds],
  );
  const pinnedRows = React.useMemo(
    () => ({ top: departures.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  return (
    <PinContext.Provider value={toggle}>
      <Box sx={{ width: '100%', height: 320 }}>
        <DataGridPro
          aria-label="Departures"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          hideFooter
        />
      </Box>
    </PinContext.Provider>
  );
}
