import type { ComponentReference, Member, ProductReference } from '../../../site/reference/model.ts';

export const prop = (name: string, written: string, deprecated: string | null = null): Member => ({
  name,
  type: { written, expanded: null },
  isRequired: false,
  defaultValue: null,
  description: '',
  deprecated,
  plan: null,
  signature: null,
  examples: [],
});

export const component = (name: string, props: Member[], classes: string[] = []): ComponentReference => ({
  kind: 'component',
  name,
  key: `/x/api/charts/${name.toLowerCase()}`,
  plan: null,
  description: '',
  deprecated: null,
  imports: [{ name, specifier: '@mui/x-charts', plan: null, isType: false }],
  guides: [],
  hidden: [],
  props,
  inherited: [],
  slots: [],
  classes: classes.map((rule) => ({
    name: rule,
    className: `Mui-${rule}`,
    description: '',
    deprecated: null,
    plan: null,
  })),
  theme: null,
  ref: null,
  typeNames: [],
});

/** A version of a library with a few components. */
export const charts = (
  version: string,
  entries: ComponentReference[],
  exports: Record<string, string | null> = {},
): ProductReference => ({
  product: 'x-charts',
  packages: [{ name: '@mui/x-charts', version, plan: null, entryPoints: [] }],
  entries,
  hooks: [],
  unlisted: [],
  exports: Object.entries({ ...Object.fromEntries(entries.map(({ name }) => [name, null])), ...exports }).map(
    ([name, deprecated]) => ({ name, package: '@mui/x-charts', deprecated, keys: [], parameters: [] }),
  ),
});
