/** An instrument that a music school lends to its students. */
export interface Instrument {
  id: number;
  family: string;
  name: string;
  school: string;
  /** Monthly fee in euros. */
  fee: number;
}

const list: [family: string, name: string, school: string, fee: number][] = [
  ['Strings', 'Violin 1/2', 'Quay Street', 14],
  ['Strings', 'Violin 4/4', 'Hill Park', 16],
  ['Strings', 'Cello 3/4', 'Hill Park', 22],
  ['Strings', 'Double bass', 'Quay Street', 29],
  ['Strings', 'Viola', 'Quay Street', 17],
  ['Brass', 'Trumpet', 'Hill Park', 18],
  ['Brass', 'Trombone', 'Quay Street', 21],
  ['Brass', 'French horn', 'Hill Park', 27],
  ['Percussion', 'Marimba', 'Hill Park', 31],
  ['Woodwind', 'Flute', 'Quay Street', 15],
  ['Woodwind', 'Clarinet', 'Quay Street', 15],
  ['Woodwind', 'Oboe', 'Hill Park', 24],
  ['Woodwind', 'Bassoon', 'Hill Park', 33],
];

export const instruments: Instrument[] = list.map(([family, name, school, fee], index) => ({
  id: index + 1,
  family,
  name,
  school,
  fee,
}));
