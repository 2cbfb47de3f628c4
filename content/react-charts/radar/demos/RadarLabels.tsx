import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

const wards = ['Surgery', 'Pediatrics', 'Cardiology', 'Emergency'];

export default function RadarLabels() {
  const [startAngle, setStartAngle] = React.useState(45);
  const [labelGap, setLabelGap] = React.useState(10);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
      <RadarChart
        aria-label="Beds in use by ward: surgery 31, pediatrics 18, cardiology 24, emergency 27"
        width={330}
        height={280}
        margin={{ top: 40, right: 80, bottom: 40, left: 80 }}
        radar={{
          metrics: wards,
          max: 40,
          startAngle,
          labelGap,
          labelFormatter: (ward, { location }) =>
            location === 'tooltip' ? `Ward: ${ward}` : `Ward\n${ward}`,
        }}
        series={[{ label: 'Beds', data: [31, 18, 24, 27], fillArea: true }]}
        hideLegend
      />
      <Stack sx={{ width: 200, maxWidth: '100%', justifyContent: 'center' }}>
        <Typography id="radar-start" variant="body2">
          startAngle: {startAngle}
        </Typography>
        <Slider
          aria-labelledby="radar-start"
          min={0}
          max={90}
          step={15}
          value={startAngle}
          onChange={(_event, value) => setStartAngle(Number(value))}
        />
        <Typography id="radar-gap" variant="body2">
          labelGap: {labelGap}
        </Typography>
        <Slider
          aria-labelledby="radar-gap"
          min={0}
          max={30}
          step={5}
          value={labelGap}
          onChange={(_event, value) => setLabelGap(Number(value))}
        />
      </Stack>
    </Stack>
  );
}
