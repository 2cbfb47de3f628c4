import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridStringOrNumberComparator,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridComparatorFn, GridSortCellParams } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const getSize = ({ api, id }: GridSortCellParams): number =>
  api.getRowGroupChildren({ groupId: id, applyFiltering: true }).length;

// The smaller group first; groups of the same size by their name.
const bySize: GridComparatorFn = (first, second, firstCell, secondCell) => {
  const byName = gridStringOrNumberComparator(first, second, firstCell, secondCell);
  return firstCell.rowNode.type === 'group' && secondCell.rowNode.type === 'group'
    ? getSize(firstCell) - getSize(secondCell) || byName
    : byName;
};

export default function SortBySize() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        rows={instruments}
        columns={columns}
        groupingColDef={{ minWidth: 170, flex: 1, sortComparator: bySize }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
      />
    </Box>
  );
}
