import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import DensityIcon from '@mui/icons-material/DensityMediumOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 130 },
  { field: 'beds', headerName: 'Free beds', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ward: 'Surgery', beds: 4 },
  { id: 2, ward: 'Eye clinic', beds: 7 },
  { id: 3, ward: 'Maternity', beds: 2 },
];

const densities: { value: GridDensity; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'standard', label: 'Standard' },
  { value: 'comfortable', label: 'Comfortable' },
];

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar aria-label="Wards">
      <Tooltip title="Density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {densities.map(({ value, label }) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={value === density}
            onClick={() => {
              apiRef.current.setDensity(value);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{value === density && <CheckIcon fontSize="small" />}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

export default function ToolbarDensity() {
  return (
    <Box sx={{ width: '100%', height: 336 }}>
      <DataGrid
        aria-label="Wards"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: DensityToolbar }}
        initialState={{ density: 'comfortable' }}
        hideFooter
      />
    </Box>
  );
}
