import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { months, sales, shops } from './sales';
import type { Sale, Shop } from './sales';

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

const columns: GridColDef<Sale>[] = [
  {
    field: 'month',
    headerName: 'Month',
    flex: 1,
    minWidth: 125,
    valueFormatter: (month: string) => monthAndYear.format(new Date(month)),
  },
  { field: 'shop', headerName: 'Shop', width: 80 },
  { field: 'orders', headerName: 'Orders', type: 'number', width: 75 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 85,
    valueFormatter: (revenue: number) => money.format(revenue),
  },
];

function getRevenue(shop: Shop, month: string) {
  return sales.find((sale) => sale.shop === shop && sale.month === month)?.revenue ?? null;
}

export default function ChartAndTable() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
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
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Sales"
          columns={columns}
          rows={sales}
          density="compact"
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
