import SearchableMap from 'minisearch/SearchableMap';

/** Maximum edit distance for the suggestion of a name. */
const MAX_EDIT_DISTANCE = 3;

/** A sentence that helps with a misspelt name: the most similar known one, or all of them. */
export function nearestName(name: string, known: readonly string[]): string {
  const names = new SearchableMap<true>();
  for (const one of known) names.set(one, true);
  const [nearest] = [...names.fuzzyGet(name, MAX_EDIT_DISTANCE)].sort(([, [, a]], [, [, b]]) => a - b);
  return nearest ? `Do you mean ${nearest[0]}?` : `It has ${known.join(', ')}.`;
}
