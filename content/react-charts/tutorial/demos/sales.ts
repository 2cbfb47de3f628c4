export const shops = ['Harbor', 'Market', 'Station'] as const;

export type Shop = (typeof shops)[number];

/** What one shop sold in one month. */
export interface Sale {
  id: number;
  month: string;
  shop: Shop;
  orders: number;
  revenue: number;
}

export const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];

export const sales: Sale[] = [
  { id: 1, month: '2025-01', shop: 'Harbor', orders: 410, revenue: 9200 },
  { id: 2, month: '2025-01', shop: 'Market', orders: 305, revenue: 6900 },
  { id: 3, month: '2025-01', shop: 'Station', orders: 520, revenue: 4100 },
  { id: 4, month: '2025-02', shop: 'Harbor', orders: 390, revenue: 8700 },
  { id: 5, month: '2025-02', shop: 'Market', orders: 280, revenue: 6400 },
  { id: 6, month: '2025-02', shop: 'Station', orders: 530, revenue: 4200 },
  { id: 7, month: '2025-03', shop: 'Harbor', orders: 505, revenue: 11400 },
  { id: 8, month: '2025-03', shop: 'Market', orders: 335, revenue: 7600 },
  { id: 9, month: '2025-03', shop: 'Station', orders: 660, revenue: 5400 },
  { id: 10, month: '2025-04', shop: 'Harbor', orders: 580, revenue: 13100 },
  { id: 11, month: '2025-04', shop: 'Market', orders: 365, revenue: 8300 },
  { id: 12, month: '2025-04', shop: 'Station', orders: 720, revenue: 5900 },
  { id: 13, month: '2025-05', shop: 'Harbor', orders: 690, revenue: 15800 },
  { id: 14, month: '2025-05', shop: 'Market', orders: 400, revenue: 9100 },
  { id: 15, month: '2025-05', shop: 'Station', orders: 750, revenue: 6200 },
  { id: 16, month: '2025-06', shop: 'Harbor', orders: 790, revenue: 18200 },
  { id: 17, month: '2025-06', shop: 'Market', orders: 430, revenue: 9800 },
  { id: 18, month: '2025-06', shop: 'Station', orders: 700, revenue: 5800 },
];
