import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8', '9', '10', '11', '12', '13', '14', '15', '16'];
const patients = [6, 14, 19, null, null, 12, 16, null, 9];

export default function ConnectedArea() {
  const [connected, setConnected] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="connected-area-caption" variant="body2" align="center">
        Patients in the waiting room. Nobody counted at 11:00, 12:00 or 15:00.
      </Typography>
      <FormControlLabel
        sx={{ alignSelf: 'center' }}
        label="connectNulls"
        control={
          <Switch checked={connected} onChange={(event) => setConnected(event.target.checked)} />
        }
      />
      <LineChart
        role="img"
        aria-labelledby="connected-area-caption"
        height={220}
        skipAnimation
        hideLegend
        xAxis={[{ data: hours, scaleType: 'point', label: 'Hour' }]}
        series={[
          {
            data: patients,
            label: 'Patients',
            area: true,
            connectNulls: connected,
            valueFormatter: (value) => (value === null ? 'not counted' : `${value}`),
          },
        ]}
      />
    </Stack>
  );
}
