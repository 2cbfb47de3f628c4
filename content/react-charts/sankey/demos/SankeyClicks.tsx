import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

export default function SankeyClicks() {
  const [last, setLast] = React.useState('none yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <SankeyChart
        aria-label="Patients: from the doctor and the ambulance to home, a ward or surgery"
        height={240}
        series={{
          data: {
            links: [
              { source: 'Doctor', target: 'Home', value: 70 },
              { source: 'Doctor', target: 'Ward', value: 50 },
              { source: 'Ambulance', target: 'Ward', value: 45 },
              { source: 'Ambulance', target: 'Surgery', value: 35 },
            ],
          },
        }}
        onNodeClick={(_event, { node }) => setLast(`node ${node.label}, ${node.value} patients`)}
        onLinkClick={(_event, { sourceId, targetId, link }) =>
          setLast(`link from ${sourceId} to ${targetId}, ${link.value} patients`)
        }
      />
      <Typography variant="body2" aria-live="polite" sx={{ textAlign: 'center' }}>
        Last click: {last}
      </Typography>
    </Stack>
  );
}
