import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

type GroupingColDef = Extract<
  NonNullable<DataGridPremiumProps<Concert>['groupingColDef']>,
  (...params: never) => unknown
>;

/** The last level also shows the artists; the day needs little space. */
const groupingColDef: GroupingColDef = ({ fields }) =>
  fields.includes('stage')
    ? { headerName: 'Stage and artist', leafField: 'artist', flex: 1, minWidth: 190 }
    : { width: 140, hideDescendantCount: true };

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'stage', headerName: 'Stage', width: 100 },
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function GroupingColDefCallback() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Concerts by day and stage"
        rows={concerts}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={({ groupingKey }) =>
          groupingKey === 'Friday' || groupingKey === 'Quay'
        }
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, stage: false, artist: false } },
          rowGrouping: { model: ['day', 'stage'] },
        }}
      />
    </Box>
  );
}
