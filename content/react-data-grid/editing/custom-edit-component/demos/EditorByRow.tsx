import Box from '@mui/material/Box';
import {
  DataGrid,
  GRID_SINGLE_SELECT_COL_DEF,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
} from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Setting {
  id: number;
  name: string;
  kind: 'text' | 'date' | 'choice' | 'switch';
  value: string | boolean | Date;
  options?: string[];
}

function SettingEditor(params: GridRenderEditCellParams<Setting>) {
  const { kind, options = [] } = params.row;
  switch (kind) {
    case 'date':
      return <GridEditDateCell {...params} />;
    case 'switch':
      return <GridEditBooleanCell {...params} />;
    case 'choice':
      return (
        <GridEditSingleSelectCell
          {...params}
          // The input takes its options from a column of this type; without one, it shows
          // nothing.
          colDef={{
            ...GRID_SINGLE_SELECT_COL_DEF,
            field: 'value',
            computedWidth: params.colDef.computedWidth,
            valueOptions: options,
          }}
        />
      );
    case 'text':
      return <GridEditInputCell {...params} />;
  }
}

function formatValue(value: Setting['value']): string {
  if (value instanceof Date) return value.toLocaleDateString('en-US');
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value;
}

const columns: GridColDef<Setting>[] = [
  { field: 'name', headerName: 'Setting', flex: 1, minWidth: 130 },
  {
    field: 'value',
    headerName: 'Value',
    width: 180,
    editable: true,
    sortable: false,
    filterable: false,
    valueFormatter: formatValue,
    renderEditCell: (params) => <SettingEditor {...params} />,
  },
];

const rows: Setting[] = [
  { id: 1, name: 'Boat name', kind: 'text', value: 'Halcyon' },
  { id: 2, name: 'Next inspection', kind: 'date', value: new Date(2026, 4, 12) },
  { id: 3, name: 'Flag', kind: 'choice', value: 'Norway', options: ['Norway', 'Poland', 'Spain'] },
  { id: 4, name: 'Night light', kind: 'switch', value: true },
];

export default function EditorByRow() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid aria-label="Settings" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
