import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

function CutText({ text }: { text: string }) {
  const [isCut, setIsCut] = React.useState(false);
  return (
    <Tooltip title={isCut ? text : ''}>
      <Box
        component="span"
        onMouseEnter={({ currentTarget }) =>
          setIsCut(currentTarget.scrollWidth > currentTarget.clientWidth)
        }
        sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', width: 90 },
  {
    field: 'note',
    headerName: 'Note',
    width: 180,
    renderCell: ({ value }) => <CutText text={value} />,
  },
];

const rows = [
  { id: 1, hive: 'A1', note: 'Calm' },
  { id: 2, hive: 'A2', note: 'New queen, marked blue, seen on the fourth frame' },
  { id: 3, hive: 'B1', note: 'Needs a second box before the linden trees bloom' },
];

export default function CutTextTooltip() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Notes on hives" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
