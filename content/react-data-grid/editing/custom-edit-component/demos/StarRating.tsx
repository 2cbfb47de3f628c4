import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function RatingEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      value={value ?? null}
      onChange={(_event, stars) => {
        void apiRef.current.setEditCellValue({ id, field, value: stars });
      }}
      sx={{ alignSelf: 'center', px: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 140 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 170,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value ?? 0} />,
    renderEditCell: (params) => <RatingEditor {...params} />,
  },
];

const rows = [
  { id: 1, film: 'The Long Tide', stars: 4 },
  { id: 2, film: 'Paper Lanterns', stars: 2 },
  { id: 3, film: 'A Winter in Ghent', stars: null },
];

export default function StarRating() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
