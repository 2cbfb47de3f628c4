import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const types: Record<string, GridColTypeDef> = {
  share: {
    type: 'number',
    width: 120,
    valueFormatter: (share: number | null) => (share === null ? '' : percent.format(share)),
  },
  yesNo: { type: 'boolean', width: 110 },
};

interface ServerColumn {
  field: string;
  headerName: string;
  type: string;
}

/** A type that is not listed has no definition, so the column is a text column. */
function toColumn({ type, ...rest }: ServerColumn): GridColDef {
  return { width: 140, ...types[type], ...rest };
}

const serverColumns: ServerColumn[] = [
  { field: 'label', headerName: 'Label', type: 'text' },
  { field: 'royalty', headerName: 'Royalty', type: 'share' },
  { field: 'vinyl', headerName: 'Vinyl', type: 'yesNo' },
  { field: 'catalog', headerName: 'Catalog', type: 'catalogNumber' },
];

const columns = serverColumns.map(toColumn);

const rows = [
  { id: 1, label: 'Tern Records', royalty: 0.18, vinyl: true, catalog: 'TR-0041' },
  { id: 2, label: 'Slow River', royalty: 0.22, vinyl: false, catalog: 'SLO 12' },
  { id: 3, label: 'Northlight', royalty: 0.15, vinyl: true, catalog: 'NL/7/25' },
];

export default function TypesByName() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Contracts" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
