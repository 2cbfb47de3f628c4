import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridClasses,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

export default function ToggleByRow() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        apiRef={apiRef}
        rows={instruments}
        columns={columns}
        onRowClick={toggleGroup}
        getRowClassName={({ id }) =>
          gridRowNodeSelector(apiRef, id).type === 'group' ? 'instrument-group' : ''
        }
        groupingColDef={{ minWidth: 170, flex: 1 }}
        disableRowSelectionOnClick
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
        }}
        sx={{ [`& .instrument-group .${gridClasses.cell}`]: { cursor: 'pointer' } }}
      />
    </Box>
  );
}
