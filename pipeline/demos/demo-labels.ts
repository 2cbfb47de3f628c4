import type { BuiltDemo } from './page-demos.ts';

/** The plan that a demo needs, according to the packages it imports. */
export function findPlan(demo: Pick<BuiltDemo, 'sources'>): 'pro' | 'premium' | null {
  const code = Object.values(demo.sources).join('\n');
  if (/from '@mui\/x-[\w-]+-premium/.test(code)) return 'premium';
  return /from '@mui\/x-[\w-]+-pro\b/.test(code) ? 'pro' : null;
}

/** `ControlledExpansion` → `Controlled expansion`; acronyms are kept. */
export function spacedName(name: string): string {
  const words = name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ').split(' ');
  return words.map((word, at) => (at === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ');
}
