import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsLocaleText } from '@mui/x-charts/locales';

const texts: Partial<ChartsLocaleText> = {
  loading: 'Die Daten werden geladen…',
  noData: 'Keine Daten vorhanden',
};

export default function TranslatedTexts() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <BarChart
        role="img"
        aria-label="Wind: the data is loading"
        width={290}
        height={180}
        yAxis={[{ width: 20 }]}
        loading
        localeText={texts}
        series={[]}
      />
      <BarChart
        role="img"
        aria-label="Sun: there is no data"
        width={290}
        height={180}
        yAxis={[{ width: 20 }]}
        localeText={texts}
        series={[]}
      />
    </Stack>
  );
}
