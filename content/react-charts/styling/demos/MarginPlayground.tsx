import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const sides = ['top', 'right', 'bottom', 'left'] as const;

export default function MarginPlayground() {
  const [margin, setMargin] = React.useState({ top: 20, right: 20, bottom: 20, left: 20 });
  const [width, setWidth] = React.useState(45);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <BarChart
        role="img"
        aria-label="Revenue on three days in euros: 610, 980 and 430"
        width={300}
        height={260}
        skipAnimation
        margin={margin}
        xAxis={[{ data: ['Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ width }]}
        series={[{ data: [610, 980, 430], label: 'Revenue (€)' }]}
        hideLegend
        sx={{ '& svg': { outline: '1px dashed', outlineOffset: -1 } }}
      />
      <Stack sx={{ width: 220, maxWidth: '100%', justifyContent: 'center' }}>
        {sides.map((side) => (
          <React.Fragment key={side}>
            <Typography id={`margin-${side}`} variant="body2">
              {side}: {margin[side]}
            </Typography>
            <Slider
              aria-labelledby={`margin-${side}`}
              size="small"
              min={0}
              max={60}
              step={5}
              value={margin[side]}
              onChange={(_event, value) => setMargin({ ...margin, [side]: Number(value) })}
            />
          </React.Fragment>
        ))}
        <Typography id="axis-width" variant="body2">
          width of the y-axis: {width}
        </Typography>
        <Slider
          aria-labelledby="axis-width"
          size="small"
          min={20}
          max={80}
          step={5}
          value={width}
          onChange={(_event, value) => setWidth(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
