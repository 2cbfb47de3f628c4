import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

type Mode = 'single' | 'multiple';

const dayColumn: Record<Mode, string> = {
  single: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  multiple: getRowGroupingFieldFromGroupingCriteria('day'),
};

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'stage', headerName: 'Stage', width: 110 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function SwitchColumnMode() {
  const apiRef = useGridApiRef();
  const [mode, setMode] = React.useState<Mode>('single');
  const carriedOver = React.useRef<GridSortModel>(null);

  const changeMode = (next: Mode) => {
    const sortModel = apiRef.current?.getSortModel() ?? [];
    carriedOver.current = sortModel.map((item) =>
      item.field === dayColumn[mode] ? { ...item, field: dayColumn[next] } : item,
    );
    setMode(next);
  };

  // The columns of the new mode now exist.
  React.useEffect(() => {
    if (carriedOver.current) {
      apiRef.current?.setSortModel(carriedOver.current);
    }
  }, [apiRef, mode]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Grouping columns"
        value={mode}
        onChange={(_event, value: Mode | null) => value && changeMode(value)}
      >
        <ToggleButton value="single">One column</ToggleButton>
        <ToggleButton value="multiple">A column for each level</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Concerts by day and stage"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={1}
          groupingColDef={{ width: 170 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false, stage: false } },
            rowGrouping: { model: ['day', 'stage'] },
            sorting: { sortModel: [{ field: dayColumn.single, sort: 'desc' }] },
          }}
        />
      </Box>
    </Stack>
  );
}
