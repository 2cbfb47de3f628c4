import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FlagIcon from '@mui/icons-material/OutlinedFlag';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnMenuItemProps } from '@mui/x-data-grid';

interface ReportItemProps extends GridColumnMenuItemProps {
  label: string;
  onReport: (column: string) => void;
}

function ReportItem({ colDef, onClick, label, onReport }: ReportItemProps) {
  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        onReport(colDef.headerName ?? colDef.field);
      }}
    >
      <ListItemIcon>
        <FlagIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'ward', headerName: 'Ward', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

const rows = [
  { id: 1, patient: 'R. Halden', ward: 'East 2', weight: 71 },
  { id: 2, patient: 'S. Moreau', ward: 'East 4', weight: 64 },
];

const menuSlots = { columnMenuReportItem: ReportItem };

export default function ItemProps() {
  const [reported, setReported] = React.useState('nothing yet');

  const menuSlotProps = React.useMemo(
    () => ({
      columnMenuReportItem: { displayOrder: 0, label: 'Report a mistake', onReport: setReported },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Reported column: {reported}
      </Typography>
      <Box sx={{ height: 164 }}>
        <DataGrid
          aria-label="Patients"
          rows={rows}
          columns={columns}
          hideFooter
          slotProps={{ columnMenu: { slots: menuSlots, slotProps: menuSlotProps } }}
        />
      </Box>
    </Stack>
  );
}
