import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type {} from '@mui/x-charts/themeAugmentation';

const withCharts = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiBarChart: { defaultProps: { borderRadius: 8, grid: { horizontal: true } } },
      MuiChartsAxis: {
        styleOverrides: { root: { '& line': { strokeWidth: 2 } } },
      },
      MuiChartsGrid: { styleOverrides: { line: { strokeDasharray: '2 4' } } },
    },
  });

export default function ThemedCharts() {
  return (
    <ThemeProvider theme={withCharts}>
      <Stack sx={{ width: '100%' }}>
        <BarChart
          role="img"
          aria-label="Patients on three days: 31, 28 and 35"
          height={200}
          skipAnimation
          xAxis={[{ data: ['Mon', 'Tue', 'Wed'] }]}
          series={[{ data: [31, 28, 35], label: 'Patients' }]}
          hideLegend
        />
      </Stack>
    </ThemeProvider>
  );
}
