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

const VARIETIES: Record<string, string[]> = {
  Tomato: ['Black Cherry', 'Marmande', 'San Marzano'],
  Lettuce: ['Batavia', 'Lollo Rossa'],
  Squash: ['Hokkaido', 'Musquée'],
};

function varietiesOf({ row }: GridValueOptionsParams<Bed>): string[] {
  return row ? (VARIETIES[row.crop] ?? []) : Object.values(VARIETIES).flat();
}

function CropEditor(params: GridRenderEditCellParams<Bed>) {
  const apiRef = useGridApiContext();

  const clearVariety = async () => {
    await apiRef.current.setEditCellValue({ id: params.id, field: 'variety', value: '' });
  };

  return <GridEditSingleSelectCell {...params} onValueChange={clearVariety} />;
}

const COLUMNS: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 90 },
  {
    field: 'crop',
    headerName: 'Crop',
    type: 'singleSelect',
    valueOptions: Object.keys(VARIETIES),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CropEditor {...params} />,
  },
  {
    field: 'variety',
    headerName: 'Variety',
    type: 'singleSelect',
    valueOptions: varietiesOf,
    width: 150,
    editable: true,
  },
];

const ROWS: Bed[] = [
  { id: 1, bed: 'Greenhouse 1', crop: 'Tomato', variety: 'Marmande' },
  { id: 2, bed: 'Greenhouse 2', crop: 'Lettuce', variety: 'Batavia' },
  { id: 3, bed: 'South slope', crop: 'Squash', variety: 'Hokkaido' },
];

export default function LinkedSelectsRow() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Beds" rows={ROWS} columns={COLUMNS} editMode="row" hideFooter />
    </Box>
  );
}
