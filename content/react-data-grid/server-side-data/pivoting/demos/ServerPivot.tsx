import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridPivotModel,
} from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../../data/harvests';
import type { Harvest } from '../../../data/harvests';

const model: GridPivotModel = {
  rows: [{ field: 'orchard' }, { field: 'variety' }],
  columns: [{ field: 'grade' }],
  values: [
    { field: 'crates', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'sum' },
  ],
};

/** What each field reads from a harvest. */
const facts: Record<string, (harvest: Harvest) => string> = {
  orchard: (harvest) => harvest.orchard,
  variety: (harvest) => harvest.variety,
  grade: (harvest) => harvest.grade,
};

/** A row's numbers, each under the name that `pivotingColDef` gives its column. */
function sumUp(harvests: Harvest[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { grade, crates, price } of harvests) {
    sums[`${grade}/crates`] = (sums[`${grade}/crates`] ?? 0) + crates;
    sums[`${grade}/revenue`] = (sums[`${grade}/revenue`] ?? 0) + crates * price;
  }
  return sums;
}

/** Stands in for a server that can only sum by grade. */
async function readHarvests(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const { groupFields = [], groupKeys = [] } = params;
  const inGroup = harvests.filter((harvest) =>
    groupKeys.every((key, level) => facts[groupFields[level] ?? '']?.(harvest) === key),
  );
  const getName = facts[groupFields[groupKeys.length] ?? ''];
  if (!params.pivotModel || !getName) return { rows: inGroup, rowCount: inGroup.length };

  const names = [...new Set(inGroup.map(getName))];
  return {
    rows: names.map((name) => ({
      id: [...groupKeys, name].join('/'),
      groupName: name,
      ...sumUp(inGroup.filter((harvest) => getName(harvest) === name)),
    })),
    rowCount: names.length,
    pivotColumns: ['Table', 'Juice'].map((grade) => ({ key: grade, group: grade })),
    aggregateRow: sumUp(harvests),
  };
}

const dataSource: GridDataSource = {
  getRows: readHarvests,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: () => -1,
  getAggregatedValue: (row, field) => row[field],
};

const describeColumn: NonNullable<DataGridPremiumProps['pivotingColDef']> = (field, path) => ({
  field: [...path, field].join('/'),
  width: 120,
});

export default function ServerPivot() {
  return (
    <Box sx={{ width: '100%', height: 378 }}>
      <DataGridPremium
        aria-label="Harvests, summed on a server"
        columns={harvestColumns}
        dataSource={dataSource}
        aggregationFunctions={{ sum: {} }}
        pivotingColDef={describeColumn}
        groupingColDef={{ width: 190 }}
        disableColumnFilter
        disableColumnSorting
        hideFooter
        initialState={{ pivoting: { enabled: true, model } }}
      />
    </Box>
  );
}
