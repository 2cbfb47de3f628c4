import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Employee {
  id: number;
  name: string;
  role: string;
  managerId: number | null;
}

const columns: GridColDef<Employee>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 140 },
];

const rows: Employee[] = [
  { id: 1, name: 'Noor Aziz', role: 'Head of the clinic', managerId: null },
  { id: 2, name: 'Elin Berg', role: 'Head nurse', managerId: 1 },
  { id: 3, name: 'Tomás Vidal', role: 'Nurse', managerId: 2 },
  { id: 4, name: 'Hana Okada', role: 'Nurse', managerId: 2 },
  { id: 5, name: 'Piet Maas', role: 'Head of the laboratory', managerId: 1 },
  { id: 6, name: 'Ada Nwosu', role: 'Laboratory assistant', managerId: 5 },
];

const employees = new Map(rows.map((row) => [row.id, row]));

function getTreeDataPath(row: Employee): string[] {
  const manager = row.managerId === null ? undefined : employees.get(row.managerId);
  return manager ? [...getTreeDataPath(manager), row.name] : [row.name];
}

export default function PathsFromParents() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        aria-label="Clinic staff"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 210 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
