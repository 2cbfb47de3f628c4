import Stack from '@mui/material/Stack';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import {
  RadarAxisHighlight,
  RadarDataProvider,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
} from '@mui/x-charts/RadarChart';

export default function RadarComposition() {
  return (
    <RadarDataProvider
      width={300}
      height={280}
      margin={{ left: 64, right: 64 }}
      radar={{ max: 10, metrics: ['Pitch', 'Rhythm', 'Tone', 'Ensemble', 'Memory'] }}
      series={[
        { id: 'goal', label: 'Term goal', data: [8, 8, 7, 7, 6], color: '#6a7280' },
        { id: 'now', label: 'Orchestra now', data: [6, 9, 5, 8, 4], color: '#7b3fb0' },
      ]}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center' }}
      >
        <ChartsSurface
          role="img"
          aria-label="The orchestra reaches its goal in rhythm and ensemble, but not in pitch, tone or memory"
        >
          <RadarGrid divisions={5} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="goal" strokeDasharray="5 4" strokeWidth={2} />
          <RadarSeriesArea seriesId="now" strokeWidth={2} />
          <RadarAxisHighlight />
          <RadarSeriesMarks seriesId="now" />
        </ChartsSurface>
        <ChartsLegend direction="vertical" />
        <ChartsTooltip trigger="axis" />
      </Stack>
    </RadarDataProvider>
  );
}
