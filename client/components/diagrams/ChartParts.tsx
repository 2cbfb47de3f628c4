import { Box, Drawing, type DiagramProps, type Words } from './blocks.tsx';

const WORDS: Words<{ data: string; svg: string; parts: string; body: string }> = {
  en: { data: 'series, axes and size', svg: 'the <svg>', parts: 'HTML', body: 'in the page’s body' },
  zh: { data: '系列、坐标轴和尺寸', svg: '<svg>', parts: 'HTML', body: '位于页面的 body' },
};

const IN_SURFACE = ['ChartsGrid', 'BarPlot', 'LinePlot', 'ChartsXAxis'];

/** The layers of a composed chart; parts of the surface are drawn from top to bottom. */
export function ChartParts({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={264}>
      <Box x={4} y={4} w={352} h={256} around label="ChartsDataProvider" kind="code" note={words.data} />
      <Box x={16} y={58} w={168} h={190} tone="accent" around label="ChartsSurface" kind="code" note={words.svg} />
      {IN_SURFACE.map((name, index) => (
        <Box key={name} x={28} y={108 + index * 33} w={144} h={27} label={name} kind="code" />
      ))}
      <Box x={200} y={58} w={144} h={46} label="ChartsLegend" kind="code" note={words.parts} />
      <Box x={200} y={120} w={144} h={46} tone="dashed" label="ChartsTooltip" kind="code" note={words.body} />
    </Drawing>
  );
}
