import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const styles = ['fill', 'stroke', 'stroke-width', 'opacity', 'font', 'text-anchor', 'display'];

function asFile(chart: SVGSVGElement) {
  const copy = document.importNode(chart, true);
  copy.setAttribute('width', String(chart.clientWidth));
  copy.setAttribute('height', String(chart.clientHeight));
  const copies = copy.querySelectorAll<SVGElement>('*');
  chart.querySelectorAll('*').forEach((element, index) => {
    const computed = getComputedStyle(element);
    styles.forEach((name) => {
      copies[index]?.style.setProperty(name, computed.getPropertyValue(name));
    });
  });
  const text = new XMLSerializer().serializeToString(copy);
  return new Blob([text], { type: 'image/svg+xml' });
}

export default function SaveAsSvg() {
  const chartRef = React.useRef<SVGSVGElement>(null);

  const save = () => {
    if (chartRef.current) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(asFile(chartRef.current));
      link.download = 'swallows.svg';
      link.click();
      URL.revokeObjectURL(link.href);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        ref={chartRef}
        role="img"
        aria-label="Swallows counted over five years, from 31 to 52"
        height={200}
        skipAnimation
        hideLegend
        xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
        series={[{ data: [31, 38, 36, 47, 52], label: 'Swallows' }]}
      />
      <Button onClick={save} sx={{ alignSelf: 'center' }}>
        Save the chart
      </Button>
    </Stack>
  );
}
