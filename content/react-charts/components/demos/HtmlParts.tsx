import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';

function NumbersTable() {
  const series = useBarSeries();
  const { data: days = [] } = useXAxis<'band'>();
  return (
    <Table size="small" aria-label="Loaves by day" sx={{ width: 240 }}>
      <TableBody>
        {series.map(({ id, label, color, data }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" sx={{ borderInlineStart: `6px solid ${color}` }}>
              {typeof label === 'function' ? label('legend') : label}
            </TableCell>
            {days.map((day: string, index) => (
              <TableCell key={day} align="right">
                {data[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function HtmlParts() {
  return (
    <ChartsDataProvider
      width={300}
      height={200}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]}
      series={[
        { type: 'bar', data: [71, 98, 42], label: 'Rye' },
        { type: 'bar', data: [120, 174, 61], label: 'Wheat' },
      ]}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 2 }}
      >
        <ChartsSurface role="img" aria-label="Rye and wheat loaves from Friday to Sunday">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <NumbersTable />
      </Stack>
    </ChartsDataProvider>
  );
}
