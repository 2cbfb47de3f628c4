import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Voyage {
  id: number;
  vessel: string;
  cargo: string;
}

const ports = ['Rotterdam', 'Lisbon', 'Algiers', 'Valletta', 'Piraeus', 'Haifa'];

const columns: GridColDef<Voyage>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'vessel', headerName: 'Vessel', width: 150 },
  ...ports.map((port, index) => ({
    field: port,
    headerName: port,
    width: 150,
    valueGetter: (_value: unknown, row: Voyage) => `May ${row.id * 2 + index * 3}`,
  })),
];

const rows: Voyage[] = [
  {
    id: 1,
    vessel: 'Astrid',
    cargo: 'Grain in two holds, timber on deck. Ask for a pilot at every port.',
  },
  {
    id: 2,
    vessel: 'Blue Heron',
    cargo: 'Forty refrigerated containers, power needed at the berth.',
  },
  {
    id: 3,
    vessel: 'Corvus',
    cargo: 'Wind turbine blades, 62 meters each. No berth next to a bridge.',
  },
];

function VisiblePanel({ children }: React.PropsWithChildren) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        boxSizing: 'border-box',
        width: viewportInnerSize.width,
        height: '100%',
        p: 2,
      }}
    >
      {children}
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Voyage>) => (
  <VisiblePanel>
    <Typography variant="body2">{row.cargo}</Typography>
  </VisiblePanel>
);
const getDetailPanelHeight = () => 76;

export default function StickyPanel() {
  return (
    <Box sx={{ width: '100%', height: 364 }}>
      <DataGridPro
        aria-label="Voyages"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
      />
    </Box>
  );
}
