import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const sections = [
  {
    name: 'Strings',
    color: '#0b5a8f',
    parts: [
      { label: 'Violins', value: 24, color: '#4d94c4' },
      { label: 'Violas', value: 10, color: '#7db4d9' },
      { label: 'Cellos, basses', value: 14, color: '#aed2ea' },
    ],
  },
  {
    name: 'Winds',
    color: '#1f6b3f',
    parts: [
      { label: 'Woodwinds', value: 12, color: '#57a878' },
      { label: 'Brass', value: 13, color: '#98cfae' },
    ],
  },
  {
    name: 'Percussion',
    color: '#8a4b08',
    parts: [{ label: 'Percussion', value: 7, color: '#d9984f' }],
  },
];

export default function OrchestraRings() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id="orchestra-caption" variant="body2" align="center">
        80 players: 48 strings, half of them violins, 25 winds and 7 percussionists.
      </Typography>
      <PieChart
        role="img"
        aria-labelledby="orchestra-caption"
        width={240}
        height={240}
        skipAnimation
        series={[
          {
            id: 'sections',
            outerRadius: '60%',
            arcLabel: (item) => `${item.id}`,
            arcLabelMinAngle: 40,
            arcLabelRadius: '35%',
            data: sections.map(({ name, color, parts }) => ({
              id: name,
              color,
              value: parts.reduce((sum, part) => sum + part.value, 0),
            })),
            valueFormatter: ({ id, value }) => `${id}: ${value}`,
          },
          {
            id: 'parts',
            innerRadius: '64%',
            outerRadius: '100%',
            data: sections.flatMap(({ parts }) => parts),
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontSize: 13 } }}
        slotProps={{
          legend: {
            direction: 'horizontal',
            position: { vertical: 'bottom', horizontal: 'center' },
          },
        }}
      />
    </Stack>
  );
}
