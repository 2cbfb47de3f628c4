import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Closed() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <path
        d={`M ${left} ${top + height * 0.6} Q ${left + width / 2} ${top} ${left + width} ${top + height * 0.5}`}
        className="fill-none stroke-current stroke-2 opacity-20 [stroke-dasharray:6_6]"
      />
      <text
        x={left + width / 2}
        y={top + height * 0.7}
        className="fill-[#525b6b] text-[14px] [text-anchor:middle] dark:fill-[#a9b2c1]"
      >
        Closed in winter
      </text>
    </g>
  );
}

export default function OwnOverlay() {
  return (
    <div className="flex w-full flex-col">
      <LineChart
        role="img"
        aria-label="Visitors: none; the museum is closed in winter"
        height={180}
        series={[]}
        slots={{ noDataOverlay: Closed }}
      />
    </div>
  );
}
