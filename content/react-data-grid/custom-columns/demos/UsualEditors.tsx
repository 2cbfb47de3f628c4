import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef, GridRenderEditCellParams } from '@mui/x-data-grid';

function RatingEditCell({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`rating-${id}`}
      value={value}
      onChange={(_event, next) => void apiRef.current.setEditCellValue({ id, field, value: next })}
      sx={{ px: 1.25, my: 'auto' }}
    />
  );
}

function ShareEditCell({ id, field, value, colDef, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      slotProps={{ input: { ref: inputRef } }}
      aria-label={colDef.headerName}
      size="small"
      max={1}
      step={0.05}
      value={value}
      onChange={(_event, next) => void apiRef.current.setEditCellValue({ id, field, value: next })}
      sx={{ mx: 2.5, my: 'auto' }}
    />
  );
}

const ratingColumn: GridColTypeDef<number | null> = {
  type: 'number',
  width: 160,
  display: 'flex',
  align: 'left',
  headerAlign: 'left',
  renderCell: ({ value }) => <Rating readOnly value={value ?? 0} />,
  renderEditCell: (params) => <RatingEditCell {...params} />,
};

const shareColumn: GridColTypeDef<number, string> = {
  type: 'number',
  width: 150,
  valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  renderEditCell: (params) => <ShareEditCell {...params} />,
};

const columns: GridColDef[] = [
  { field: 'buyer', headerName: 'Buyer', flex: 1, minWidth: 130 },
  { ...ratingColumn, field: 'rating', headerName: 'Rating', editable: true },
  { ...shareColumn, field: 'packed', headerName: 'Packed', editable: true },
  {
    field: 'incoterm',
    headerName: 'Incoterm',
    type: 'singleSelect',
    valueOptions: ['EXW', 'FOB', 'DAP'],
    width: 120,
    editable: true,
  },
];

const rows = [
  { id: 1, buyer: 'Lindqvist Tea', rating: 5, packed: 0.8, incoterm: 'FOB' },
  { id: 2, buyer: 'Casa Ribera', rating: 4, packed: 0.35, incoterm: 'DAP' },
  { id: 3, buyer: 'Okafor Foods', rating: 3, packed: 1, incoterm: 'EXW' },
];

export default function UsualEditors() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
