import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCell, GridActionsCellItem, GridRowModes } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowId,
  GridRowModesModel,
} from '@mui/x-data-grid';

interface Visit {
  id: number;
  visitor: string;
  company: string;
  isNew: boolean;
}

const firstVisits: Visit[] = [
  { id: 1, visitor: 'Ines Duarte', company: 'Azulejo', isNew: false },
  { id: 2, visitor: 'Sven Lindqvist', company: 'Lindqvist Tea', isNew: false },
  { id: 3, visitor: 'Ada Okafor', company: 'Okafor Marine', isNew: false },
];

interface VisitActions {
  isEditing: (id: GridRowId) => boolean;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

const VisitActionsContext = React.createContext<VisitActions | null>(null);

function ActionsCell(params: GridRenderCellParams) {
  const actions = React.useContext(VisitActionsContext);
  if (!actions) {
    return null;
  }
  const { id } = params;
  return actions.isEditing(id) ? (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<SaveIcon />} label="Save" onClick={() => actions.save(id)} />
      <GridActionsCellItem
        icon={<CancelIcon />}
        label="Cancel"
        onClick={() => actions.cancel(id)}
      />
    </GridActionsCell>
  ) : (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<EditIcon />} label="Edit" onClick={() => actions.edit(id)} />
      <GridActionsCellItem
        icon={<DeleteIcon />}
        label="Delete"
        onClick={() => actions.remove(id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Visit>[] = [
  { field: 'visitor', headerName: 'Visitor', flex: 1, minWidth: 130, editable: true },
  { field: 'company', headerName: 'Company', flex: 1, minWidth: 130, editable: true },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 110,
    renderCell: (params) => <ActionsCell {...params} />,
  },
];

export default function VisitCrud() {
  const [visits, setVisits] = React.useState(firstVisits);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const remove = (id: GridRowId) => setVisits((rows) => rows.filter((row) => row.id !== id));

  const actions: VisitActions = {
    isEditing: (id) => modes[id]?.mode === GridRowModes.Edit,
    edit: (id) => setModes({ ...modes, [id]: { mode: GridRowModes.Edit } }),
    save: (id) => setModes({ ...modes, [id]: { mode: GridRowModes.View } }),
    cancel: (id) => {
      setModes({ ...modes, [id]: { mode: GridRowModes.View, ignoreModifications: true } });
      if (visits.some((visit) => visit.id === id && visit.isNew)) {
        remove(id);
      }
    },
    remove,
  };

  const add = () => {
    const id = Math.max(0, ...visits.map((visit) => visit.id)) + 1;
    setVisits([...visits, { id, visitor: '', company: '', isNew: true }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'visitor' } });
  };

  const processRowUpdate = (edited: Visit) => {
    const saved = { ...edited, isNew: false };
    setVisits((rows) => rows.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
        Add a visit
      </Button>
      <Box sx={{ height: 320 }}>
        <VisitActionsContext.Provider value={actions}>
          <DataGrid
            aria-label="Visits today"
            rows={visits}
            columns={columns}
            editMode="row"
            rowModesModel={modes}
            onRowModesModelChange={setModes}
            onRowEditStop={(params, event) => {
              if (params.reason === 'rowFocusOut') {
                event.defaultMuiPrevented = true;
              }
            }}
            processRowUpdate={processRowUpdate}
            hideFooter
          />
        </VisitActionsContext.Provider>
      </Box>
    </Stack>
  );
}
