import { BarChart } from '@mui/x-charts/BarChart';
import { months, sales, shops } from './sales';
import type { Shop } from './sales';

const colors: Record<Shop, string> = {
  Harbor: '#2e86de',
  Market: '#c2571a',
  Station: '#8a63d2',
};

function getRevenue(shop: Shop, month: string) {
  return sales.find((sale) => sale.shop === shop && sale.month === month)?.revenue ?? null;
}

export default function RevenueByShop() {
  return (
    <BarChart
      role="img"
      aria-label="Revenue by month and shop"
      height={280}
      xAxis={[{ data: months }]}
      series={shops.map((shop) => ({
        id: shop,
        label: shop,
        color: colors[shop],
        stack: 'revenue',
        data: months.map((month) => getRevenue(shop, month)),
      }))}
    />
  );
}
