import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLocaleText } from '@mui/x-charts/locales';

const texts: Partial<ChartsLocaleText> = {
  loading: 'Die Daten werden geladen…',
  noData: 'Keine Daten vorhanden',
};

export default function TranslatedTexts() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      <BarChart
        role="img"
        aria-label="Wind: the data is loading"
        height={180}
        sx={{ flex: { sm: 1 }, minWidth: 0 }}
        loading
        localeText={texts}
        series={[]}
      />
      <BarChart
        role="img"
        aria-label="Sun: there is no data"
        height={180}
        sx={{ flex: { sm: 1 }, minWidth: 0 }}
        localeText={texts}
        series={[]}
      />
    </Stack>
  );
}
