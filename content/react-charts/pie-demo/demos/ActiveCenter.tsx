import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useItemHighlightedGetter } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const beds = [
  { value: 64, label: 'Surgery' },
  { value: 48, label: 'Medicine' },
  { value: 22, label: 'Pediatrics' },
  { value: 16, label: 'ICU' },
];
const all = { value: beds.reduce((sum, ward) => sum + ward.value, 0), label: 'All beds' };

function Center() {
  const { left, top, width, height } = useDrawingArea();
  const { isHighlighted } = useItemHighlightedGetter();
  const { palette } = useTheme();
  const ward = beds.find((_, dataIndex) => isHighlighted({ seriesId: 'beds', dataIndex })) ?? all;
  const x = left + width / 2;
  const y = top + height / 2;

  return (
    <text textAnchor="middle" fill={palette.text.primary}>
      <tspan x={x} y={y} fontSize={24} fontWeight={600}>
        {ward.value}
      </tspan>
      <tspan x={x} y={y + 20} fontSize={14}>
        {ward.label}
      </tspan>
    </text>
  );
}

export default function ActiveCenter() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <PieChart
        aria-label="150 beds: surgery 64, medicine 48, pediatrics 22, intensive care 16"
        width={210}
        height={210}
        skipAnimation
        enableKeyboardNavigation
        series={[
          {
            id: 'beds',
            data: beds,
            innerRadius: '62%',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        slotProps={{ tooltip: { trigger: 'none' } }}
      >
        <Center />
      </PieChart>
    </Stack>
  );
}
