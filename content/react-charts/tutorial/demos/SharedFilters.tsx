import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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

const periods = {
  'First half': months,
  'First quarter': months.slice(0, 3),
  'Second quarter': months.slice(3),
};

type Period = keyof typeof periods;

function getRevenue(rows: Sale[], shop: Shop, month: string) {
  return rows.find((sale) => sale.shop === shop && sale.month === month)?.revenue ?? null;
}

export default function SharedFilters() {
  const [period, setPeriod] = React.useState<Period>('First half');
  const [shownShops, setShownShops] = React.useState<readonly Shop[]>(shops);

  const shownMonths = periods[period];
  const shownSales = React.useMemo(
    () =>
      sales.filter(({ month, shop }) => shownMonths.includes(month) && shownShops.includes(shop)),
    [shownMonths, shownShops],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          label="Period"
          value={period}
          onChange={(event) => setPeriod(event.target.value as Period)}
          sx={{ width: 170 }}
        >
          {Object.keys(periods).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          aria-label="Shops"
          size="small"
          value={shownShops}
          onChange={(_event, chosen: Shop[]) =>
            setShownShops(shops.filter((shop) => chosen.includes(shop)))
          }
        >
          {shops.map((shop) => (
            <ToggleButton key={shop} value={shop}>
              {shop}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <BarChart
        role="img"
        aria-label="Revenue by month and shop"
        height={280}
        xAxis={[
          {
            scaleType: 'band',
            data: shownMonths,
            valueFormatter: formatMonth,
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => shortMoney.format(value) }]}
        series={shownShops.map((shop) => ({
          id: shop,
          label: shop,
          color: colors[shop],
          stack: 'revenue',
          data: shownMonths.map((month) => getRevenue(shownSales, shop, month)),
          valueFormatter: (value) => (value === null ? null : money.format(value)),
        }))}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Sales"
          columns={columns}
          rows={shownSales}
          density="compact"
          disableColumnFilter
          hideFooter
        />
      </Box>
    </Stack>
  );
}
