import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const breads = [
  { bread: 'Rye', week: [64, 58, 61, 64, 71, 98, 42], trend: 'peak on Saturday' },
  { bread: 'Wheat', week: [90, 84, 86, 88, 120, 174, 61], trend: 'peak on Saturday' },
  { bread: 'Spelt', week: [31, 33, 36, 40, 44, 47, 49], trend: 'rising every day' },
];

export default function SparklineTable() {
  return (
    <Table size="small" aria-label="Loaves this week" sx={{ maxWidth: 420, mx: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Bread</TableCell>
          <TableCell align="right">Loaves</TableCell>
          <TableCell>Mon to Sun</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {breads.map(({ bread, week, trend }) => (
          <TableRow key={bread}>
            <TableCell component="th" scope="row">
              {bread}
            </TableCell>
            <TableCell align="right">{week.reduce((sum, loaves) => sum + loaves, 0)}</TableCell>
            <TableCell>
              <SparkLineChart
                role="img"
                aria-label={trend}
                plotType="bar"
                data={week}
                width={110}
                height={28}
                margin={2}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
