import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarGaps() {
  const [category, setCategory] = React.useState(0.2);
  const [bar, setBar] = React.useState(0.1);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Loaves ordered on three days"
        width={300}
        height={220}
        skipAnimation
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'], categoryGapRatio: category, barGapRatio: bar }]}
        series={[
          { data: [71, 98, 42], label: 'Rye' },
          { data: [120, 174, 61], label: 'Wheat' },
        ]}
        hideLegend
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        <Typography id="category-gap" variant="body2">
          categoryGapRatio: {category}
        </Typography>
        <Slider
          aria-labelledby="category-gap"
          min={0}
          max={0.9}
          step={0.1}
          value={category}
          onChange={(_event, value) => setCategory(Number(value))}
        />
        <Typography id="bar-gap" variant="body2">
          barGapRatio: {bar}
        </Typography>
        <Slider
          aria-labelledby="bar-gap"
          min={-1}
          max={1}
          step={0.1}
          value={bar}
          onChange={(_event, value) => setBar(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
