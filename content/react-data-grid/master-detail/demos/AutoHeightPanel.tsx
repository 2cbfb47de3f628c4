import * as React from 'react';
import NotesIcon from '@mui/icons-material/Notes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';

interface Recording {
  id: number;
  title: string;
  ensemble: string;
  summary: string;
  notes: string;
}

const columns: GridColDef<Recording>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => <NotesIcon titleAccess="Details" fontSize="small" color="action" />,
  },
  { field: 'title', headerName: 'Recording', flex: 1, minWidth: 140 },
  { field: 'ensemble', headerName: 'Ensemble', width: 140 },
];

const rows: Recording[] = [
  {
    id: 1,
    title: 'Winter Psalms',
    ensemble: 'Choir of Vik',
    summary: 'Twelve settings for four voices, recorded in one evening.',
    notes:
      'The church was not heated, and the tenors wore coats. Two of the settings had no score before 2019.',
  },
  {
    id: 2,
    title: 'Dances for Brass',
    ensemble: 'Quintet 5',
    summary: 'Three suites for five players.',
    notes: 'The second suite was written for this recording.',
  },
  {
    id: 3,
    title: 'Letters Home',
    ensemble: 'Duo Marsh',
    summary: 'Songs for voice and viola based on letters by sailors.',
    notes: 'The letters are in the harbor museum archive.',
  },
];

function Description({ record }: { record: Recording }) {
  const [isLong, setIsLong] = React.useState(false);
  return (
    <div role="row">
      <Box role="gridcell" sx={{ py: 1.5, px: 6.25, maxWidth: 480 }}>
        <Typography variant="body2">{record.summary}</Typography>
        {isLong && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {record.notes}
          </Typography>
        )}
        <Button
          size="small"
          aria-expanded={isLong}
          onClick={() => setIsLong(!isLong)}
          sx={{ mt: 1, mx: -0.625 }}
        >
          {isLong ? 'Less' : 'More'}
        </Button>
      </Box>
    </div>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Recording>) => <Description record={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function AutoHeightPanel() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        aria-label="Recordings"
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
