import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const choices = {
  markType: ['square', 'circle', 'line'],
  labelPosition: ['inline-end', 'inline-start', 'start', 'end', 'extremes'],
  direction: ['horizontal', 'vertical'],
} as const;
type Choice = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export default function PiecesPlayground() {
  const [choice, setChoice] = React.useState<Choice>({
    markType: 'circle',
    labelPosition: 'inline-end',
    direction: 'horizontal',
  });

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <LineChart
        role="img"
        aria-label="Wind on one day: below 17 knots, from 17 to 34, and above 34 at noon"
        width={330}
        height={230}
        skipAnimation
        xAxis={[{ data: [0, 6, 9, 12, 15, 18] }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [17, 34],
              colors: ['#2a8a5b', '#b07400', '#c8372d'],
            },
          },
        ]}
        series={[{ data: [9, 14, 28, 41, 30, 12], label: 'Wind (kn)', showMark: false }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{
          legend: {
            ...choice,
            axisDirection: 'y',
            labelFormatter: ({ min, max, formattedMin, formattedMax }) => {
              if (min === null) return `up to ${formattedMax}`;
              return max === null
                ? `${formattedMin} and above`
                : `${formattedMin} to ${formattedMax}`;
            },
          },
        }}
      />
      <Stack spacing={2} sx={{ width: 180, maxWidth: '100%', justifyContent: 'center' }}>
        {(['markType', 'labelPosition', 'direction'] as const).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={choice[name]}
            onChange={(event) => setChoice({ ...choice, [name]: event.target.value })}
          >
            {choices[name].map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
    </Stack>
  );
}
