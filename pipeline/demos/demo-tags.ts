import { DEMO_TAGS, type DemoTag } from '../../site/page/all-demos.ts';

/** The code by which a demo is known to show something. */
const SIGNS: Record<DemoTag, RegExp> = {
  editing: /\b(?:editable: true|editMode|processRowUpdate|renderEditCell|isCellEditable|isItemEditable)\b/,
  server: /\bdataSource\b|\b(?:filter|pagination|sorting|rowsLoading)Mode="server"/,
  selection:
    /\b(?:checkboxSelection|multiSelect|cellSelection|(?:row|cell)SelectionModel|(?:default)?[sS]elected(?:Items|Keys)|(?:row)?[sS]electionPropagation|onItemSelectionToggle)\b/,
  reordering: /\b(?:rowReordering|itemsReordering|onRowOrderChange|onColumnOrderChange|onItemPositionChange)\b/,
  validation:
    /\b(?:preProcessEditCellProps|shouldDisable(?:Date|Time|Month|Year)|(?:min|max)(?:Date|Time|DateTime)=|disable(?:Past|Future)|onError=)/,
  exporting: /\b(?:exportDataAs\w+|exportAs\w+|getDataAs\w+|(?:csv|print|excel)Options|Export(?:Csv|Print|Excel))\b/,
  events: /\bon(?:Row|Cell|Column\w*|Item|Axis|Mark|Line|Area)(?:Double)?Click=/,
  controlled: /\bon(?:\w+Model|(?:Expanded|Selected)Items|View|Zoom\w*|Highlighted\w+)Change=/,
  methods: /\bapiRef\b|\buse\w*ApiRef\b/,
  look: /\bstyled\(|'& |`& |\bcreateTheme\(|\bcolors=|\b\w+ClassName=|\b(?:grid|chart|tree|picker|pie|bar|line|axis)\w*Classes\b/,
  parts: /\bslots=/,
  language: /\blocaleText=|\badapterLocale=|\/locales'/,
};

/** What a demo shows, in the order of the filter. */
export function findTags(code: string): DemoTag[] {
  return DEMO_TAGS.filter((tag) => SIGNS[tag].test(code));
}

/** Around every picker, whatever the demo shows. */
const SURROUNDINGS = ['LocalizationProvider'];

/** The components of the documented packages that a demo uses, in the order in which it imports them. */
export function findComponents(code: string): string[] {
  const imports = [...code.matchAll(/import (?:(\w+)(?:, )?)?(?:\{([^}]*)\} )?from '@mui\/x-[^']+'/g)];
  const names = imports
    .flatMap(([, only = '', list = '']) => [only, ...list.split(',')])
    .map((name) => name.replace(/^.* as /s, '').trim());
  const body = code.replace(/^import [^;]*;/gm, '');
  return [...new Set(names)].filter(
    (name) =>
      /^[A-Z]/.test(name) && !SURROUNDINGS.includes(name) && new RegExp(`[<({:]\\s*${name}\\b(?!\\()`).test(body),
  );
}
