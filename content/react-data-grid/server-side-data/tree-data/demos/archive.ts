/** A unit in an archive: a collection, a series within it, or a box. */
export interface Unit {
  id: string;
  title: string;
  /** Documents in the unit and everything below it. */
  documents: number;
  /** How many units are directly below. */
  childrenCount: number;
}

interface Stored {
  title: string;
  documents?: number;
  below?: Stored[];
}

const ANSWER_MS = 500;

const collections: Stored[] = [
  {
    title: 'Harbor company',
    below: [
      {
        title: 'Letters',
        below: [
          { title: 'Box 1, 1894–1901', documents: 212 },
          { title: 'Box 2, 1902–1909', documents: 187 },
        ],
      },
      { title: 'Ship plans', below: [{ title: 'Roll 1, tugs', documents: 38 }] },
      { title: 'Cash books', documents: 64 },
    ],
  },
  {
    title: 'Rosa Lind papers',
    below: [
      { title: 'Diaries', documents: 41 },
      { title: 'Photographs', below: [{ title: 'Album 1, Lofoten', documents: 96 }] },
    ],
  },
  {
    title: 'Town theater',
    below: [
      { title: 'Playbills', documents: 320 },
      { title: 'Prompt books', documents: 57 },
    ],
  },
];

/** Stands in for a server: the units directly below the one that the path leads to. */
export async function readUnits(path: readonly string[] = []): Promise<Unit[]> {
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  let units = collections;
  for (const title of path) {
    units = units.find((unit) => unit.title === title)?.below ?? [];
  }
  return units.map((unit) => ({
    id: [...path, unit.title].join('/'),
    title: unit.title,
    documents: countDocuments(unit),
    childrenCount: unit.below?.length ?? 0,
  }));
}

function countDocuments({ documents = 0, below = [] }: Stored): number {
  return below.reduce((sum, unit) => sum + countDocuments(unit), documents);
}
