import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const batteries = [
  { name: 'North buoy', charge: 82, state: 'good', color: '#2a8a5b' },
  { name: 'South buoy', charge: 46, state: 'fair', color: '#b07400' },
  { name: 'West buoy', charge: 12, state: 'low', color: '#c8372d' },
];

export default function GaugeColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {batteries.map(({ name, charge, state, color }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            aria-label={`${name} battery`}
            aria-valuetext={`${charge}%, ${state}`}
            width={84}
            height={84}
            value={charge}
            skipAnimation
            cornerRadius={8}
            sx={(theme) => ({
              [`& .${gaugeClasses.valueArc}`]: { fill: color },
              [`& .${gaugeClasses.referenceArc}`]: { fill: theme.palette.action.selected },
            })}
          />
          <Typography variant="body2" component="div" sx={{ textAlign: 'center' }}>
            {name}
            <br />
            battery {state}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
