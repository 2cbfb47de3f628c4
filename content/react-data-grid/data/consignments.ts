/** Where a consignment stands on its way through the depot. */
export const statuses = ['Booked', 'In storage', 'Loading', 'At sea', 'Delivered'] as const;

export type Status = (typeof statuses)[number];

/** One customer's goods that leave the depot together. */
export interface Consignment {
  id: number;
  /** The depot's own number, for example `DEP-4101`. */
  reference: string;
  goods: string;
  customer: string;
  carrier: string;
  /** Port of arrival. */
  port: string;
  country: string;
  pallets: number;
  /** Gross weight in kilograms. */
  weight: number;
  /** Declared value in euros. */
  value: number;
  departure: Date;
  /** Planned arrival. */
  arrival: Date;
  status: Status;
  insured: boolean;
}

const catalog = [
  { goods: 'Coffee, green', customer: 'Marlow & Daughters', palletWeight: 880, palletValue: 4200 },
  { goods: 'Olive oil', customer: 'Casa Ribera', palletWeight: 760, palletValue: 3900 },
  { goods: 'Bicycle frames', customer: 'Velo Nord', palletWeight: 210, palletValue: 9800 },
  { goods: 'Paper rolls', customer: 'Halden Print', palletWeight: 940, palletValue: 1100 },
  { goods: 'Ceramic tiles', customer: 'Azulejo', palletWeight: 1150, palletValue: 1600 },
  { goods: 'Wool blankets', customer: 'Skye Weavers', palletWeight: 260, palletValue: 5200 },
  { goods: 'Pump parts', customer: 'Okafor Marine', palletWeight: 690, palletValue: 12400 },
  { goods: 'Black tea', customer: 'Lindqvist Tea', palletWeight: 340, palletValue: 4800 },
] as const;

const ports = [
  { port: 'Rotterdam', country: 'Netherlands', days: 1 },
  { port: 'Bergen', country: 'Norway', days: 2 },
  { port: 'Bilbao', country: 'Spain', days: 3 },
  { port: 'Gdańsk', country: 'Poland', days: 4 },
  { port: 'Genoa', country: 'Italy', days: 7 },
  { port: 'Lagos', country: 'Nigeria', days: 13 },
  { port: 'Halifax', country: 'Canada', days: 9 },
] as const;

const carriers = ['Blue Heron Line', 'Coastline', 'Fjordlink', 'Southern Star', 'Tern Shipping'] as const;

const FIRST_NUMBER = 4101;

/**
 * Consignments of a small shipping depot, in order of departure, starting March 3, 2025. The same count always gives the
 * same rows: each column steps through its list at its own pace, so that neighboring rows differ.
 */
export function createConsignments(count: number): Consignment[] {
  return Array.from({ length: count }, (_, index) => createConsignment(index, count));
}

function createConsignment(index: number, count: number): Consignment {
  const { goods, customer, palletWeight, palletValue } = pick(catalog, index * 3 + Math.floor(index / 8));
  const { port, country, days } = pick(ports, index * 2 + Math.floor(index / 7));
  const pallets = 2 + ((index * 7 + 3) % 23);
  const departureDay = 3 + Math.floor(index / 2);
  return {
    id: index + 1,
    reference: `DEP-${FIRST_NUMBER + index}`,
    goods,
    customer,
    carrier: pick(carriers, index * 2 + Math.floor(index / 5)),
    port,
    country,
    pallets,
    weight: pallets * palletWeight + ((index * 37) % 90),
    value: pallets * palletValue,
    departure: new Date(2025, 2, departureDay),
    arrival: new Date(2025, 2, departureDay + days),
    status: statusAt(index / count),
    insured: palletValue > 4000,
  };
}

/** Consignments that leave first are furthest along. */
function statusAt(share: number): Status {
  return pick(statuses, statuses.length - 1 - Math.floor(share * statuses.length));
}

function pick<List extends readonly [unknown, ...unknown[]]>(items: List, position: number): List[number] {
  return items[position % items.length] ?? items[0];
}

/** The consignments of one month: enough to scroll, page, group and filter. */
export const consignments = createConsignments(60);
