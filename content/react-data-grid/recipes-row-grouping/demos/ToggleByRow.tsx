import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridClasses,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, family: 'Strings', name: 'Violin 4/4', fee: 16 },
  { id: 2, family: 'Strings', name: 'Cello 3/4', fee: 22 },
  { id: 3, family: 'Strings', name: 'Double bass', fee: 29 },
  { id: 4, family: 'Brass', name: 'Trumpet', fee: 18 },
  { id: 5, family: 'Brass', name: 'Trombone', fee: 21 },
  { id: 6, family: 'Percussion', name: 'Marimba', fee: 31 },
  { id: 7, family: 'Woodwind', name: 'Flute', fee: 15 },
  { id: 8, family: 'Woodwind', name: 'Oboe', fee: 24 },
  { id: 9, family: 'Woodwind', name: 'Bassoon', fee: 33 },
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
        rows={rows}
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
