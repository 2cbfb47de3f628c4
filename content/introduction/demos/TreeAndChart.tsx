import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stalls = [
  { id: 'bread', label: 'Bread', sold: [120, 132, 101, 164] },
  { id: 'cheese', label: 'Cheese', sold: [64, 70, 58, 92] },
  { id: 'flowers', label: 'Flowers', sold: [35, 48, 77, 110] },
];

const weeks = ['Week 10', 'Week 11', 'Week 12', 'Week 13'];

export default function TreeAndChart() {
  const [stallId, setStallId] = React.useState<string | null>('bread');
  const stall = stalls.find((candidate) => candidate.id === stallId);

  return (
    <Stack spacing={2} sx={{ width: 480, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Market stalls"
        items={stalls}
        selectedItems={stallId}
        onSelectedItemsChange={(_event, itemId) => setStallId(itemId)}
      />
      {stall === undefined ? (
        <Typography>Choose a stall.</Typography>
      ) : (
        <div>
          <Typography variant="body2" aria-live="polite">
            {stall.label}: items sold each week
          </Typography>
          <BarChart
            role="img"
            aria-label={`${stall.label}: ${weeks.map((week, index) => `${week} ${stall.sold[index]}`).join(', ')}`}
            height={220}
            xAxis={[{ data: weeks }]}
            series={[{ data: stall.sold, label: stall.label }]}
            hideLegend
          />
        </div>
      )}
    </Stack>
  );
}
