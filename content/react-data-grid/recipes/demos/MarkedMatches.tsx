import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

function MarkedText({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) {
    return text;
  }
  const patterns = words.map((word) => String(word).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // The parts with an odd index are what the capturing group matched.
  const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'i'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index}>{part}</mark>
    ) : (
      <React.Fragment key={index}>{part}</React.Fragment>
    ),
  );
}

const renderCell: GridColDef['renderCell'] = ({ formattedValue }) => (
  <MarkedText text={String(formattedValue)} />
);

const columns: GridColDef[] = [
  { field: 'tree', headerName: 'Tree', flex: 1, minWidth: 120, renderCell },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120, renderCell },
];

const rows = [
  { id: 1, tree: 'English oak', street: 'Mill Lane' },
  { id: 2, tree: 'Silver birch', street: 'Oak Street' },
  { id: 3, tree: 'Field maple', street: 'Canal Walk' },
  { id: 4, tree: 'Turkey oak', street: 'Station Road' },
];

export default function MarkedMatches() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Street trees"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['oak'] } },
        }}
      />
    </Box>
  );
}
