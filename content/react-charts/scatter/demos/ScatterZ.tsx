import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterSeriesType } from '@mui/x-charts/models';

const ships = [
  { imo: 'A', hours: 3, length: 240, age: 4 },
  { imo: 'B', hours: 5, length: 310, age: 9 },
  { imo: 'C', hours: 8, length: 390, age: 2 },
  { imo: 'D', hours: 4, length: 180, age: 21 },
  { imo: 'E', hours: 6, length: 130, age: 28 },
  { imo: 'F', hours: 2, length: 90, age: 15 },
];
const points = ships.map(({ imo, hours, length }) => ({ id: imo, x: hours, y: length }));
const pointsWithZ = ships.map(({ imo, hours, length, age }) => ({
  id: imo,
  x: hours,
  y: length,
  z: age,
}));
const keys = { id: 'imo', x: 'hours', y: 'length', z: 'age' };

type Way = 'points' | 'keys' | 'axis';
const series: Record<Way, Omit<ScatterSeriesType, 'type'>> = {
  points: { data: pointsWithZ },
  keys: { datasetKeys: keys },
  axis: { data: points },
};

export default function ScatterZ() {
  const [way, setWay] = React.useState<Way>('points');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Source of z"
        value={way}
        onChange={(_event, value: Way | null) => value && setWay(value)}
        sx={{ alignSelf: 'center', '& .MuiToggleButton-root': { textTransform: 'none' } }}
      >
        <ToggleButton value="points">each point's z</ToggleButton>
        <ToggleButton value="keys">datasetKeys</ToggleButton>
        <ToggleButton value="axis">axis data</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        role="img"
        aria-label="Six ships by hours in port and length, colored by age from 2 to 28 years"
        height={260}
        dataset={ships}
        xAxis={[{ min: 0, max: 10, label: 'Hours in port' }]}
        yAxis={[{ min: 0, max: 450, label: 'Length (m)' }]}
        zAxis={[
          {
            data: way === 'axis' ? ships.map(({ age }) => age) : undefined,
            colorMap: { type: 'continuous', min: 0, max: 30, color: ['#d99a00', '#1e4fb8'] },
          },
        ]}
        series={[{ ...series[way], label: 'Ship', markerSize: 7 }]}
        slots={{ legend: ContinuousColorLegend }}
        slotProps={{
          legend: {
            minLabel: 'new',
            maxLabel: '30 years',
            labelPosition: 'extremes',
            sx: { width: 220, whiteSpace: 'nowrap' },
          },
        }}
      />
    </Stack>
  );
}
