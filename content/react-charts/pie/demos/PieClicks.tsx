import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const cargo = [
  { id: 'containers', value: 52, label: 'Containers' },
  { id: 'timber', value: 27, label: 'Timber' },
  { id: 'grain', value: 14, label: 'Grain' },
];

export default function PieClicks() {
  const [chosen, setChosen] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <PieChart
        aria-label="Ships by cargo: containers 52, timber 27, grain 14"
        width={180}
        height={180}
        skipAnimation
        series={[{ id: 'cargo', data: cargo }]}
        onItemClick={(_event, identifier, item) =>
          setChosen(
            `${String(item.label)}, index ${identifier.dataIndex} of ${identifier.seriesId}`,
          )
        }
      />
      <Typography variant="body2" aria-live="polite">
        Last click: {chosen}
      </Typography>
    </Stack>
  );
}
