import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import './OwnOverlay.css';

function Closed() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <path
        d={`M ${left} ${top + height * 0.6} Q ${left + width / 2} ${top} ${left + width} ${top + height * 0.5}`}
        className="closed-line"
      />
      <text className="closed-text" x={left + width / 2} y={top + height * 0.7}>
        Closed in winter
      </text>
    </g>
  );
}

export default function OwnOverlay() {
  return (
    <div className="museum-visitors">
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
