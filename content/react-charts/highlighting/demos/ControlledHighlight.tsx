import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const genres = ['Crime', 'Travel', 'Poetry'];
const loans = [412, 266, 58];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 2 }}
    >
      <Stack spacing={1} sx={{ width: 180 }}>
        {genres.map((genre, dataIndex) => (
          <Button
            key={genre}
            variant={item?.dataIndex === dataIndex ? 'contained' : 'outlined'}
            onFocus={() => setItem({ seriesId: 'loans', dataIndex })}
            onMouseEnter={() => setItem({ seriesId: 'loans', dataIndex })}
            onMouseLeave={() => setItem(null)}
          >
            {genre}: {loans[dataIndex]}
          </Button>
        ))}
      </Stack>
      <BarChart
        aria-label="Loans by genre: crime 412, travel 266, poetry 58"
        width={300}
        height={200}
        skipAnimation
        xAxis={[{ data: genres }]}
        series={[
          {
            id: 'loans',
            data: loans,
            label: 'Loans',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        hideLegend
      />
    </Stack>
  );
}
