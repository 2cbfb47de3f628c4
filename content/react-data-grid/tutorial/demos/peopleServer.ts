export interface Person {
  id: number;
  name: string;
  team: string;
  city: string;
  hours: number;
}

export const teams = ['Bakery', 'Kitchen', 'Office'];

let stored: Person[] = [
  { id: 1, name: 'Ada Okafor', team: 'Kitchen', city: 'Bergen', hours: 32 },
  { id: 2, name: 'Ben Lindqvist', team: 'Bakery', city: 'Oslo', hours: 40 },
  { id: 3, name: 'Carla Moreno', team: 'Office', city: 'Bergen', hours: 20 },
  { id: 4, name: 'Deniz Aydin', team: 'Kitchen', city: 'Oslo', hours: 36 },
  { id: 5, name: 'Elif Kaya', team: 'Bakery', city: 'Bergen', hours: 24 },
  { id: 6, name: 'Farid Haddad', team: 'Kitchen', city: 'Tromsø', hours: 40 },
  { id: 7, name: 'Grace Mbeki', team: 'Office', city: 'Oslo', hours: 30 },
  { id: 8, name: 'Hana Sato', team: 'Bakery', city: 'Tromsø', hours: 16 },
  { id: 9, name: 'Ivan Petrov', team: 'Bakery', city: 'Bergen', hours: 40 },
  { id: 10, name: 'Jonas Weber', team: 'Office', city: 'Tromsø', hours: 28 },
  { id: 11, name: 'Keiko Mori', team: 'Kitchen', city: 'Bergen', hours: 12 },
  { id: 12, name: 'Lucia Rossi', team: 'Bakery', city: 'Oslo', hours: 34 },
];
let isOn = true;

/** For trying out what happens while the server does not respond. */
export function switchServer(on: boolean) {
  isOn = on;
}

/** `GET /api/people`: `start`, `end`, `sort`, `order`, `team`, `name` and `search`. */
export async function readPeople(query: URLSearchParams) {
  await answer();
  const name = query.get('name')?.toLowerCase() ?? '';
  const team = query.get('team') ?? '';
  const search = query.get('search')?.toLowerCase() ?? '';
  const found = stored.filter(
    (person) =>
      person.name.toLowerCase().includes(name) &&
      (team === '' || person.team === team) &&
      `${person.name} ${person.city}`.toLowerCase().includes(search),
  );
  const sign = query.get('order') === 'desc' ? -1 : 1;
  found.sort((first, second) => sign * compare(first, second, query.get('sort')));
  const start = Number(query.get('start') ?? 0);
  const end = Number(query.get('end') ?? found.length);
  return { people: found.slice(start, end + 1), total: found.length };
}

/** `PUT /api/people/1`: returns the stored person, or rejects with the reason. */
export async function savePerson(person: Person) {
  await answer();
  if (!Number.isInteger(person.hours) || person.hours < 1 || person.hours > 40) {
    throw new Error('Hours must be a whole number from 1 to 40.');
  }
  stored = stored.map((other) => (other.id === person.id ? person : other));
  return person;
}

/** Every response takes half a second. */
async function answer() {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (!isOn) {
    throw new Error('The server is not responding.');
  }
}

function compare(first: Person, second: Person, field: string | null) {
  if (field === 'hours') {
    return first.hours - second.hours;
  }
  return field === 'name' ? first.name.localeCompare(second.name) : first.id - second.id;
}
