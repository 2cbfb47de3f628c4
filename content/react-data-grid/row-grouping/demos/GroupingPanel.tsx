import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridRowGroupingModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../data/concerts';
import type { Concert } from '../../data/concerts';

const levels = [
  { field: 'day', label: 'Day' },
  { field: 'stage', label: 'Stage' },
  { field: 'genre', label: 'Genre' },
];

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'stage', headerName: 'Stage', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

function Levels() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);
  const used = model.flatMap((field) => levels.find((level) => level.field === field) ?? []);
  const unused = levels.filter(({ field }) => !model.includes(field));

  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Group levels"
      useFlexGap
      spacing={1}
      sx={{ p: 1, flexWrap: 'wrap' }}
    >
      {used.map(({ field, label }, index) => (
        <Chip
          key={field}
          label={`${index + 1}. ${label}`}
          onClick={() => apiRef.current.setRowGroupingCriteriaIndex(field, 0)}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      {unused.map(({ field, label }) => (
        <Chip
          key={field}
          variant="outlined"
          label={`Add ${label.toLowerCase()}`}
          onClick={() => apiRef.current.addRowGroupingCriteria(field)}
        />
      ))}
    </Stack>
  );
}

export default function GroupingPanel() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts in groups of your choice"
        rows={concerts}
        columns={columns}
        slots={{ toolbar: Levels }}
        showToolbar
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 180 }}
        hideFooter
        initialState={{ rowGrouping: { model: ['stage', 'day'] } }}
      />
    </Box>
  );
}
