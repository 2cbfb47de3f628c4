/** An instrument that a music school lends to its pupils. */
export interface Instrument {
  id: number;
  family: string;
  name: string;
  school: string;
  /** Monthly fee in euros. */
  fee: number;
}

const list: [family: string, name: string, school: string, fee: number][] = [
  ['Strings', 'Violin 1/2', 'Quay street', 14],
  ['Strings', 'Violin 4/4', 'Hill park', 16],
  ['Strings', 'Cello 3/4', 'Hill park', 22],
  ['Strings', 'Double bass', 'Quay street', 29],
  ['Strings', 'Viola', 'Quay street', 17],
  ['Brass', 'Trumpet', 'Hill park', 18],
  ['Brass', 'Trombone', 'Quay street', 21],
  ['Brass', 'French horn', 'Hill park', 27],
  ['Percussion', 'Marimba', 'Hill park', 31],
  ['Woodwind', 'Flute', 'Quay street', 15],
  ['Woodwind', 'Clarinet', 'Quay street', 15],
  ['Woodwind', 'Oboe', 'Hill park', 24],
  ['Woodwind', 'Bassoon', 'Hill park', 33],
];

export const instruments: Instrument[] = list.map(([family, name, school, fee], index) => ({
  id: index + 1,
  family,
  name,
  school,
  fee,
}));
