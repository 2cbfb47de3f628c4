import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = ['Aroma', 'Acidity', 'Sweetness', 'Body'];
const series = [
  { id: 'kenya', label: 'Kenya', data: [8, 9, 6, 4] },
  { id: 'sumatra', label: 'Sumatra', data: [6, 3, 5, 9] },
];

export default function RadarKeyboard() {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 3 }}
    >
      <RadarChart
        aria-label="Two coffees; the table beside the chart has the numbers"
        width={300}
        height={280}
        enableKeyboardNavigation
        radar={{ max: 10, metrics }}
        series={series}
      />
      <Table size="small" aria-label="Two coffees, from 0 to 10" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>Taste</TableCell>
            {series.map(({ id, label }) => (
              <TableCell key={id} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {metrics.map((metric, index) => (
            <TableRow key={metric}>
              <TableCell component="th" scope="row">
                {metric}
              </TableCell>
              {series.map(({ id, data }) => (
                <TableCell key={id} align="right">
                  {data[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
