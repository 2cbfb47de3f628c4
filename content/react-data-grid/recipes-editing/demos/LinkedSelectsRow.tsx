import Box from '@mui/material/Box';
import { DataGrid, GridEditSingleSelectCell, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderEditCellParams,
  GridValueOptionsParams,
} from '@mui/x-data-grid';

interface Bed {
  id: number;
  bed: string;
  crop: string;
  variety: string;
}

const varieties: Record<string, string[]> = {
  Tomato: ['Black Cherry', 'Marmande', 'San Marzano'],
  Lettuce: ['Batavia', 'Lollo Rossa'],
  Squash: ['Hokkaido', 'Musquée'],
};

function getVarieties({ row }: GridValueOptionsParams<Bed>): string[] {
  return row ? (varieties[row.crop] ?? []) : Object.values(varieties).flat();
}

function CropEditor(params: GridRenderEditCellParams<Bed>) {
  const apiRef = useGridApiContext();

  const clearVariety = async () => {
    await apiRef.current.setEditCellValue({ id: params.id, field: 'variety', value: '' });
  };

  return <GridEditSingleSelectCell {...params} onValueChange={clearVariety} />;
}

const columns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 90 },
  {
    field: 'crop',
    headerName: 'Crop',
    type: 'singleSelect',
    valueOptions: Object.keys(varieties),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CropEditor {...params} />,
  },
  {
    field: 'variety',
    headerName: 'Variety',
    type: 'singleSelect',
    valueOptions: getVarieties,
    width: 150,
    editable: true,
  },
];

const rows: Bed[] = [
  { id: 1, bed: 'Greenhouse 1', crop: 'Tomato', variety: 'Marmande' },
  { id: 2, bed: 'Greenhouse 2', crop: 'Lettuce', variety: 'Batavia' },
  { id: 3, bed: 'South slope', crop: 'Squash', variety: 'Hokkaido' },
];

export default function LinkedSelectsRow() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Beds" rows={rows} columns={columns} editMode="row" hideFooter />
    </Box>
  );
}
