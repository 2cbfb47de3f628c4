/** The diagrams that a page can show: a component in `client/components/diagrams/` for each. */
export const DIAGRAMS = [
  'AxisParts',
  'CacheParts',
  'ChartParts',
  'FieldParts',
  'GroupsAndLeaves',
  'Localization',
  'PickerValue',
  'PlansAndPackages',
  'RowPath',
  'TreeItemParts',
] as const;

export type DiagramName = (typeof DIAGRAMS)[number];

export function isDiagram(name: string): name is DiagramName {
  return DIAGRAMS.some((known) => known === name);
}
