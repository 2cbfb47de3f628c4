import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Sample {
  id: string;
  test: string;
  result: number;
}

interface Visit {
  id: number;
  animal: string;
  owner: string;
  samples: Sample[];
}

const columns: GridColDef<Visit>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'animal', headerName: 'Animal', flex: 1, minWidth: 130 },
  { field: 'owner', headerName: 'Owner', width: 120 },
];

const sampleColumns: GridColDef<Sample>[] = [
  { field: 'test', headerName: 'Test', flex: 1, minWidth: 120 },
  { field: 'result', headerName: 'mmol/L', type: 'number', width: 90 },
];

const rows: Visit[] = [
  {
    id: 1,
    animal: 'Juno, greyhound',
    owner: 'S. Okafor',
    samples: [
      { id: 'g', test: 'Glucose', result: 5.1 },
      { id: 'k', test: 'Potassium', result: 4.4 },
      { id: 'u', test: 'Urea', result: 6.8 },
    ],
  },
  {
    id: 2,
    animal: 'Pip, rabbit',
    owner: 'L. Meyer',
    samples: [{ id: 'g', test: 'Glucose', result: 7.9 }],
  },
];

const getDetailPanelContent = ({ row }: GridRowParams<Visit>) => (
  <Box role="row" sx={{ height: '100%' }}>
    <Box role="gridcell" sx={{ boxSizing: 'border-box', height: '100%', p: 2 }}>
      <DataGridPro
        aria-label={`Samples from ${row.animal}`}
        rows={row.samples}
        columns={sampleColumns}
        density="compact"
        hideFooter
      />
    </Box>
  </Box>
);
const getDetailPanelHeight = ({ row }: GridRowParams<Visit>) => 76 + row.samples.length * 36;

export default function NestedGrid() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro
        aria-label="Visits to the animal clinic"
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
