import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', width: 150 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'urgency', headerName: 'Urgency', type: 'number', width: 140 },
];

const rows = [
  { id: 1, ward: 'Surgery', patient: 'Ines Duarte', urgency: 2 },
  { id: 2, ward: 'Eye clinic', patient: 'Tomasz Wilk', urgency: 1 },
  { id: 3, ward: 'Surgery', patient: 'Rana Haddad', urgency: 3 },
  { id: 4, ward: 'Eye clinic', patient: 'Joel Pratt', urgency: 3 },
  { id: 5, ward: 'Surgery', patient: 'Oda Lien', urgency: 1 },
];

export default function InitialOrder() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Patients by ward and urgency"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: {
            sortModel: [
              { field: 'ward', sort: 'asc' },
              { field: 'urgency', sort: 'desc' },
              // No effect: the column keeps its place in the model, without a direction.
              { field: 'patient', sort: null },
            ],
          },
        }}
      />
    </Box>
  );
}
