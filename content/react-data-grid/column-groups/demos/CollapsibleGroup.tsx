import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';

const details = ['gross', 'packing'];

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'net', headerName: 'Net', type: 'number', width: 160 },
  { field: 'packing', headerName: 'Packaging', type: 'number', width: 110 },
  { field: 'gross', headerName: 'Gross', type: 'number', width: 110 },
];

function WeightHeader({ headerName }: GridColumnGroupHeaderParams) {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const open = details.every((field) => model[field] !== false);

  const toggle = () => {
    const visibility = Object.fromEntries(details.map((field) => [field, !open]));
    apiRef.current.setColumnVisibilityModel({ ...model, ...visibility });
  };

  return (
    <Button
      size="small"
      aria-expanded={open}
      endIcon={open ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      onClick={toggle}
    >
      {headerName}
    </Button>
  );
}

const groups: GridColumnGroupingModel = [
  {
    groupId: 'order',
    headerName: 'Order',
    children: [{ field: 'reference' }],
  },
  {
    groupId: 'weight',
    headerName: 'Weight (kg)',
    renderHeaderGroup: (params) => <WeightHeader {...params} />,
    children: [{ field: 'net' }, { field: 'packing' }, { field: 'gross' }],
  },
];

const rows = [
  { id: 1, reference: 'DEP-4101', net: 4275, packing: 125, gross: 4400 },
  { id: 2, reference: 'DEP-4102', net: 11017, packing: 300, gross: 11317 },
  { id: 3, reference: 'DEP-4103', net: 12709, packing: 475, gross: 13184 },
];

export default function CollapsibleGroup() {
  return (
    <Box sx={{ width: '100%', height: 284 }}>
      <DataGrid
        aria-label="Weights"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
        initialState={{ columns: { columnVisibilityModel: { gross: false, packing: false } } }}
      />
    </Box>
  );
}
