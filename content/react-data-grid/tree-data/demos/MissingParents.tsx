import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Document {
  id: number;
  path: string;
  pages: number;
}

const columns: GridColDef<Document>[] = [
  { field: 'pages', headerName: 'Pages', type: 'number', width: 110 },
];

const rows: Document[] = [
  { id: 1, path: 'Customs/2025/March/Declaration 4101', pages: 4 },
  { id: 2, path: 'Customs/2025/March/Declaration 4102', pages: 3 },
  { id: 3, path: 'Customs/Handbook', pages: 88 },
  { id: 4, path: 'Price list', pages: 2 },
];

function getTreeDataPath({ path }: Document) {
  return path.split('/');
}

export default function MissingParents() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        aria-label="Documents"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Document', flex: 1, minWidth: 230 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
