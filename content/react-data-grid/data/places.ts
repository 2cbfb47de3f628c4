/** A place in the depot: a hall, an aisle in a hall, or a bay in an aisle. */
export interface Place {
  id: number;
  /** From the hall down to the place itself. */
  path: string[];
  /** Pallets that are there now. */
  pallets: number;
  /** Pallets that fit. */
  capacity: number;
}

/** Every hall, aisle and bay, parents before their children. Parents have their children's sums. */
export const places: Place[] = [
  { id: 1, path: ['East hall'], pallets: 71, capacity: 100 },
  { id: 2, path: ['East hall', 'Aisle 1'], pallets: 44, capacity: 60 },
  { id: 3, path: ['East hall', 'Aisle 1', 'Bay 1'], pallets: 20, capacity: 20 },
  { id: 4, path: ['East hall', 'Aisle 1', 'Bay 2'], pallets: 6, capacity: 20 },
  { id: 5, path: ['East hall', 'Aisle 1', 'Bay 3'], pallets: 18, capacity: 20 },
  { id: 6, path: ['East hall', 'Aisle 2'], pallets: 27, capacity: 40 },
  { id: 7, path: ['East hall', 'Aisle 2', 'Bay 1'], pallets: 11, capacity: 20 },
  { id: 8, path: ['East hall', 'Aisle 2', 'Bay 2'], pallets: 16, capacity: 20 },
  { id: 9, path: ['Cold store'], pallets: 19, capacity: 24 },
  { id: 10, path: ['Cold store', 'Aisle 1'], pallets: 19, capacity: 24 },
  { id: 11, path: ['Cold store', 'Aisle 1', 'Bay 1'], pallets: 12, capacity: 12 },
  { id: 12, path: ['Cold store', 'Aisle 1', 'Bay 2'], pallets: 7, capacity: 12 },
  { id: 13, path: ['Yard'], pallets: 30, capacity: 90 },
  { id: 14, path: ['Yard', 'Row A'], pallets: 18, capacity: 60 },
  { id: 15, path: ['Yard', 'Row A', 'Stand 1'], pallets: 18, capacity: 30 },
  { id: 16, path: ['Yard', 'Row A', 'Stand 2'], pallets: 0, capacity: 30 },
  { id: 17, path: ['Yard', 'Row B'], pallets: 12, capacity: 30 },
  { id: 18, path: ['Yard', 'Row B', 'Stand 1'], pallets: 12, capacity: 30 },
];
