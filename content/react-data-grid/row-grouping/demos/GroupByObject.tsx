import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Doctor {
  name: string;
  room: number;
}

interface Appointment {
  id: number;
  time: string;
  reason: string;
  doctor: Doctor;
}

const describe = ({ name, room }: Doctor) => `${name}, room ${room}`;

const columns: GridColDef<Appointment>[] = [
  {
    field: 'doctor',
    headerName: 'Doctor',
    width: 160,
    groupingValueGetter: describe,
    // Here, rows have the object; groups have what the function above returned.
    valueFormatter: (value: Doctor | string) =>
      typeof value === 'string' ? value : describe(value),
  },
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'reason', headerName: 'Reason', flex: 1, minWidth: 140 },
];

const iyer: Doctor = { name: 'Dr. Iyer', room: 4 };
const solberg: Doctor = { name: 'Dr. Solberg', room: 2 };

const rows: Appointment[] = [
  { id: 1, time: '08:30', reason: 'Vaccination', doctor: iyer },
  { id: 2, time: '08:45', reason: 'Follow-up', doctor: solberg },
  { id: 3, time: '09:00', reason: 'Blood test', doctor: iyer },
  { id: 4, time: '09:15', reason: 'Eye test', doctor: solberg },
  { id: 5, time: '09:30', reason: 'New patient', doctor: iyer },
];

export default function GroupByObject() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Appointments by doctor"
        rows={rows}
        columns={columns}
        isGroupExpandedByDefault={(node) => node.groupingKey === describe(iyer)}
        groupingColDef={{ width: 220 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { doctor: false } },
          rowGrouping: { model: ['doctor'] },
        }}
      />
    </Box>
  );
}
