import { Arrow, Box, Drawing, Label, WIDTH, type DiagramProps, type Words } from './blocks.tsx';

interface PathWords {
  rows: string;
  grouping: string;
  filtering: string;
  sorting: string;
  aggregation: string;
  expansion: string;
  pagination: string;
}

const WORDS: Words<PathWords> = {
  en: {
    rows: 'Your rows',
    grouping: 'Grouping',
    filtering: 'Filtering',
    sorting: 'Sorting',
    aggregation: 'Aggregation',
    expansion: 'Expansion',
    pagination: 'Pagination',
  },
  zh: {
    rows: '您的行',
    grouping: '分组',
    filtering: '筛选',
    sorting: '排序',
    aggregation: '聚合',
    expansion: '展开',
    pagination: '分页',
  },
};

/** From top to bottom; filtering and sorting stand between the second and the third. */
const STAGES = [
  { stage: 'rows', y: 2, selector: 'gridDataRowIdsSelector' },
  { stage: 'grouping', y: 64, selector: 'gridRowTreeSelector' },
  { stage: 'aggregation', y: 230, selector: 'gridAggregationLookupSelector' },
  { stage: 'expansion', y: 292, selector: 'gridExpandedSortedRowIdsSelector' },
  { stage: 'pagination', y: 354, selector: 'gridPaginatedVisibleSortedGridRowIdsSelector' },
] as const;

const MIDDLE = WIDTH / 2;
const HEIGHT = 44;
const GAP = 18;

/** What the grid makes of the rows, with the selector of each result. */
export function RowPath({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={400}>
      {STAGES.map(({ stage, y, selector }) => (
        <g key={stage}>
          <Box x={8} y={y} w={344} h={HEIGHT} label={words[stage]} kind="name" note={selector} noteKind="code" />
          {stage !== 'pagination' && <Arrow from={[MIDDLE, y + HEIGHT]} to={[MIDDLE, y + HEIGHT + GAP]} />}
        </g>
      ))}
      <Box x={8} y={126} w={344} h={86} around />
      <Box x={20} y={138} w={154} h={34} label={words.filtering} kind="name" />
      <Box x={186} y={138} w={154} h={34} label={words.sorting} kind="name" />
      <Label x={MIDDLE} y={192} kind="code">
        gridFilteredSortedRowIdsSelector
      </Label>
      <Arrow from={[MIDDLE, 212]} to={[MIDDLE, 230]} />
    </Drawing>
  );
}
