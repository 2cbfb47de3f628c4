import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const Message = styled('text')(({ theme }) => ({
  fill: theme.palette.text.secondary,
  textAnchor: 'middle',
  fontSize: 14,
}));

function Closed() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <path
        d={`M ${left} ${top + height * 0.6} Q ${left + width / 2} ${top} ${left + width} ${top + height * 0.5}`}
        fill="none"
        stroke="currentColor"
        opacity={0.2}
        strokeWidth={2}
        strokeDasharray="6 6"
      />
      <Message x={left + width / 2} y={top + height * 0.7}>
        Closed in winter
      </Message>
    </g>
  );
}

export default function OwnOverlay() {
  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        role="img"
        aria-label="Visitors: none; the museum is closed in winter"
        height={180}
        series={[]}
        slots={{ noDataOverlay: Closed }}
      />
    </Stack>
  );
}
