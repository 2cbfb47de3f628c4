import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Patient {
  id: number;
  name: string;
  phone: string;
}

const columns: GridColDef<Patient>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'name', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'phone', headerName: 'Phone', width: 140 },
];

const rows: Patient[] = [
  { id: 1, name: 'Amina Yusuf', phone: '555 0134' },
  { id: 2, name: 'Bo Svensson', phone: '555 0172' },
  { id: 3, name: 'Carla Reyes', phone: '555 0119' },
];

function ContactForm({ patient }: { patient: Patient }) {
  const apiRef = useGridApiContext();
  const [phone, setPhone] = React.useState(patient.phone);
  const isValid = /^[\d ]{7,}$/.test(phone);

  const save = (event: React.FormEvent) => {
    event.preventDefault();
    if (isValid) {
      apiRef.current.updateRows([{ id: patient.id, phone }]);
      apiRef.current.toggleDetailPanel(patient.id);
    }
  };

  return (
    <div role="row">
      <div role="gridcell">
        <Stack
          component="form"
          noValidate
          direction="row"
          spacing={2}
          onSubmit={save}
          sx={{ py: 2, px: 6.25, alignItems: 'flex-start' }}
        >
          <TextField
            size="small"
            label={`Phone number of ${patient.name}`}
            value={phone}
            error={!isValid}
            helperText={isValid ? ' ' : 'At least seven digits'}
            onChange={(event) => setPhone(event.target.value)}
            sx={{ width: 190 }}
          />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Stack>
      </div>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Patient>) => <ContactForm patient={row} />;
const getDetailPanelHeight = () => 96;

export default function PanelForm() {
  return (
    <Box sx={{ width: '100%', height: 364 }}>
      <DataGridPro
        aria-label="Patients"
        rows={rows}
        columns={columns}
        hideFooter
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
      />
    </Box>
  );
}
