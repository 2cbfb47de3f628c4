import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, GridEditInputCell } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

function checkPages({ props }: GridPreProcessEditCellProps) {
  let message = '';
  if (props.value === null) {
    message = 'Enter the number of pages.';
  } else if (props.value < 1 || props.value > 2000) {
    message = 'Must be between 1 and 2000 pages.';
  }
  return { ...props, message, error: message !== '' };
}

function PagesEditor({ message = '', ...params }: GridRenderEditCellParams) {
  return (
    <Tooltip open={message !== ''} title={message} placement="bottom-end" describeChild>
      <div style={{ width: '100%' }}>
        <GridEditInputCell {...params} aria-label={params.colDef.headerName} />
        <Box component="span" role="alert" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          {message}
        </Box>
      </div>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'pages',
    headerName: 'Pages',
    type: 'number',
    width: 140,
    editable: true,
    preProcessEditCellProps: checkPages,
    renderEditCell: (params) => <PagesEditor {...params} />,
  },
];

const rows = [
  { id: 1, title: 'Birds of the Delta', pages: 212 },
  { id: 2, title: 'Letters from Lisbon', pages: 148 },
  { id: 3, title: 'The Salt Roads', pages: 460 },
];

export default function ErrorMessage() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Books" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
