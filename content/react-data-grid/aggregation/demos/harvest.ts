/** What a farm picked in one field on one day. */
export interface Harvest {
  id: number;
  field: string;
  crop: string;
  picked: Date;
  crates: number;
  kilos: number;
  organic: boolean;
}

export const harvests: Harvest[] = [
  {
    id: 1,
    field: 'Mill Field',
    crop: 'Plums',
    picked: new Date(2025, 7, 21),
    crates: 12,
    kilos: 144,
    organic: false,
  },
  {
    id: 2,
    field: 'River Strip',
    crop: 'Plums',
    picked: new Date(2025, 7, 25),
    crates: 20,
    kilos: 240,
    organic: true,
  },
  {
    id: 3,
    field: 'Hill Acre',
    crop: 'Apples',
    picked: new Date(2025, 8, 2),
    crates: 42,
    kilos: 756,
    organic: true,
  },
  {
    id: 4,
    field: 'Hill Acre',
    crop: 'Pears',
    picked: new Date(2025, 8, 4),
    crates: 18,
    kilos: 306,
    organic: true,
  },
  {
    id: 5,
    field: 'River Strip',
    crop: 'Pears',
    picked: new Date(2025, 8, 9),
    crates: 25,
    kilos: 425,
    organic: true,
  },
  {
    id: 6,
    field: 'Mill Field',
    crop: 'Apples',
    picked: new Date(2025, 8, 12),
    crates: 47,
    kilos: 846,
    organic: false,
  },
];
