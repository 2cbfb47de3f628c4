import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ClippedParts() {
  const id = React.useId();

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {[false, true].map((clipped) => (
        <ChartsContainer
          key={String(clipped)}
          role="img"
          aria-label={
            clipped ? 'Wind, cut off at 40 knots' : 'Wind, extending beyond the drawing area'
          }
          width={290}
          height={200}
          skipAnimation
          margin={{ top: 40 }}
          xAxis={[{ data: [0, 6, 12, 18, 24], label: clipped ? 'with a clip path' : 'without' }]}
          yAxis={[{ min: 0, max: 40 }]}
          series={[{ type: 'line', data: [12, 30, 52, 26, 14] }]}
        >
          {clipped && <ChartsClipPath id={id} />}
          <g clipPath={clipped ? `url(#${id})` : undefined}>
            <LinePlot />
          </g>
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsContainer>
      ))}
    </Stack>
  );
}
