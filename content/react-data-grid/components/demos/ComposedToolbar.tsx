import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterList';
import AnchorIcon from '@mui/icons-material/Anchor';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 130 },
  { field: 'state', headerName: 'Status', width: 110 },
];

const rows = [
  { id: 1, berth: 'A1', ship: 'Aurora', state: 'Loading' },
  { id: 2, berth: 'A2', ship: '', state: 'Free' },
  { id: 3, berth: 'B1', ship: 'Windrose', state: 'Moored' },
];

function BerthToolbar() {
  const apiRef = useGridApiContext();
  const showFree = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'state', operator: 'equals', value: 'Free' }],
    });

  return (
    <Toolbar>
      <Typography sx={{ flex: 1, mx: 0.5, fontWeight: 'medium' }}>Berths</Typography>
      <Tooltip title="Show free berths">
        <ToolbarButton onClick={showFree}>
          <AnchorIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Divider orientation="vertical" variant="middle" flexItem sx={{ mx: 0.5 }} />
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ColumnsIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          render={(props, { filterCount }) => (
            <ToolbarButton {...props} color={filterCount > 0 ? 'primary' : 'default'}>
              <Badge badgeContent={filterCount} color="primary" variant="dot">
                <FilterIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          )}
        />
      </Tooltip>
      <Tooltip title="Save as CSV">
        <ExportCsv render={<ToolbarButton />}>
          <DownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}

export default function ComposedToolbar() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Berths"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: BerthToolbar }}
        hideFooter
      />
    </Box>
  );
}
