import { BarChart } from '@mui/x-charts/BarChart';
import { months, sales, shops } from './sales';
import type { Shop } from './sales';

const colors: Record<Shop, string> = {
  Harbor: '#2e86de',
  Market: '#c2571a',
  Station: '#8a63d2',
};

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function formatMonth(month: string, { location }: { location: string }) {
  return (location === 'tick' ? monthName : monthAndYear).format(new Date(month));
}

function getRevenue(shop: Shop, month: string) {
  return sales.find((sale) => sale.shop === shop && sale.month === month)?.revenue ?? null;
}

export default function ReadableAxes() {
  return (
    <BarChart
      role="img"
      aria-label="Revenue by month and shop"
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: months,
          valueFormatter: formatMonth,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => shortMoney.format(value) }]}
      series={shops.map((shop) => ({
        id: shop,
        label: shop,
        color: colors[shop],
        stack: 'revenue',
        data: months.map((month) => getRevenue(shop, month)),
        valueFormatter: (value) => (value === null ? null : money.format(value)),
      }))}
    />
  );
}
