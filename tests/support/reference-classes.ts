import { siteOrigin } from './sites.ts';

/** Components that appear when a chart is hovered: their page, and that of the chart. */
export const SHOWN_ON_HOVER: Readonly<Record<string, { page: string; chart: string }>> = {
  ChartsAxisTooltipContent: { page: '/x/api/charts/charts-axis-tooltip-content/', chart: '/x/api/charts/bar-chart/' },
  ChartsItemTooltipContent: { page: '/x/api/charts/charts-item-tooltip-content/', chart: '/x/api/charts/pie-chart/' },
  ChartsTooltipContainer: { page: '/x/api/charts/charts-tooltip-container/', chart: '/x/api/charts/bar-chart/' },
  HeatmapTooltip: { page: '/x/api/charts/heatmap-tooltip/', chart: '/x/api/charts/heatmap/' },
  LineHighlightElement: { page: '/x/api/charts/line-highlight-element/', chart: '/x/api/charts/line-chart/' },
};

/** A component with the CSS classes that its page in the reference lists. */
export interface ListedComponent {
  name: string;
  path: string;
  classes: string[];
}

/** Reads a page of the reference in its Markdown. */
export async function readListedComponent(path: string): Promise<ListedComponent> {
  const text = await (await fetch(`${siteOrigin()}${path.slice(0, -1)}.md`)).text();
  return {
    name: /^# (\S+) API$/m.exec(text)?.[1] ?? '',
    path,
    classes: [...text.matchAll(/<a id="class-[^"]*"><\/a> → `\.([^`]+)`/g)].map(([, name = '']) => name),
  };
}
