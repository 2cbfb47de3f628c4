/** A concert at a three-day festival. */
export interface Concert {
  id: number;
  artist: string;
  day: string;
  stage: string;
  genre: string;
  /** Length of the set. */
  minutes: number;
  visitors: number;
}

export const concerts: Concert[] = [
  {
    id: 1,
    artist: 'Lowtide',
    day: 'Friday',
    stage: 'Quay',
    genre: 'Folk',
    minutes: 60,
    visitors: 420,
  },
  {
    id: 2,
    artist: 'Marta Quint',
    day: 'Friday',
    stage: 'Church',
    genre: 'Choral',
    minutes: 45,
    visitors: 180,
  },
  {
    id: 3,
    artist: 'The Tin Boats',
    day: 'Friday',
    stage: 'Old mill',
    genre: 'Rock',
    minutes: 75,
    visitors: 510,
  },
  {
    id: 4,
    artist: 'Ana Brook',
    day: 'Friday',
    stage: 'Quay',
    genre: 'Jazz',
    minutes: 50,
    visitors: 260,
  },
  {
    id: 5,
    artist: 'Nine Lanterns',
    day: 'Saturday',
    stage: 'Quay',
    genre: 'Rock',
    minutes: 80,
    visitors: 640,
  },
  {
    id: 6,
    artist: 'Choir of Vik',
    day: 'Saturday',
    stage: 'Church',
    genre: 'Choral',
    minutes: 40,
    visitors: 210,
  },
  {
    id: 7,
    artist: 'Ilse & Rook',
    day: 'Saturday',
    stage: 'Old mill',
    genre: 'Folk',
    minutes: 55,
    visitors: 300,
  },
  {
    id: 8,
    artist: 'Brass Tuesday',
    day: 'Saturday',
    stage: 'Quay',
    genre: 'Jazz',
    minutes: 65,
    visitors: 480,
  },
  {
    id: 9,
    artist: 'Salt Meadow',
    day: 'Sunday',
    stage: 'Old mill',
    genre: 'Folk',
    minutes: 60,
    visitors: 350,
  },
  {
    id: 10,
    artist: 'Evensong',
    day: 'Sunday',
    stage: 'Church',
    genre: 'Choral',
    minutes: 50,
    visitors: 240,
  },
  {
    id: 11,
    artist: 'Low Ferry',
    day: 'Sunday',
    stage: 'Quay',
    genre: 'Jazz',
    minutes: 45,
    visitors: 390,
  },
];
