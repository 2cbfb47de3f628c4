import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function Center({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      className="fill-current text-[16px] [dominant-baseline:central] [text-anchor:middle]"
      x={left + width / 2}
      y={top + height / 2}
    >
      {children}
    </text>
  );
}

export default function PieCenter() {
  return (
    <div className="flex flex-col items-center">
      <PieChart
        role="img"
        aria-label="80 members: 38 adults, 25 children, 17 students"
        width={200}
        height={200}
        skipAnimation
        series={[
          {
            innerRadius: '68%',
            data: [
              { value: 38, label: 'Adults' },
              { value: 25, label: 'Children' },
              { value: 17, label: 'Students' },
            ],
          },
        ]}
      >
        <Center>80 members</Center>
      </PieChart>
    </div>
  );
}
