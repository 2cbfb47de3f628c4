import type { Locale } from '../../locales.ts';

/** What a theme needs for the texts of a language. */
export interface ThemeLanguage {
  /** Import statements, in order. */
  imports: string[];
  /** Expressions: arguments of `createTheme` after the first. */
  packs: string[];
}

/** One pack: the texts of a library, or the dates of a date library. */
interface Pack {
  /** Imports that need it. The first group, where there is one, is the package to take it from. */
  neededBy: RegExp;
  statement: (packageName: string) => string;
  pack: string;
}

const named = (name: string, from: string) => `import { ${name} } from '${from}';`;

/** @param locale Expression of the date library's locale. @param month Format of a calendar's heading. */
const datesIn = (locale: string, month: string) =>
  `{ components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: ${locale} } }, ` +
  `MuiPickersCalendarHeader: { defaultProps: { format: '${month}' } } } }`;

/** Packs of the libraries by language; none for English, which all have by default. */
const TEXTS: Partial<Record<Locale, readonly Pack[]>> = {
  zh: [
    {
      neededBy: /^(@mui\/x-data-grid(?:-pro|-premium)?)(?:\/|$)/,
      statement: (name) => named('zhCN as dataGridZhCN', `${name}/locales`),
      pack: 'dataGridZhCN',
    },
    {
      neededBy: /^(@mui\/x-date-pickers(?:-pro)?)(?:\/|$)/,
      statement: (name) => named('zhCN as datePickersZhCN', `${name}/locales`),
      pack: 'datePickersZhCN',
    },
  ],
};

/** Dates of the date libraries by language. */
const DATES: Partial<Record<Locale, readonly Pack[]>> = {
  zh: [
    {
      neededBy: /\/AdapterDayjs$/,
      statement: () => "import 'dayjs/locale/zh-cn';",
      pack: datesIn("'zh-cn'", 'YYYY年M月'),
    },
    {
      neededBy: /\/AdapterDateFns$/,
      statement: () => named('zhCN as datesZhCN', 'date-fns/locale/zh-CN'),
      pack: datesIn('datesZhCN', 'yyyy年M月'),
    },
    { neededBy: /\/AdapterLuxon$/, statement: () => '', pack: datesIn("'zh-CN'", 'yyyy年M月') },
  ],
};

/** Name of Material UI's own pack. */
const MATERIAL: Partial<Record<Locale, string>> = { zh: 'zhCN' };

/** @param specifiers What the demo imports. With several date libraries, dates keep each library's default. */
export function themeLanguage(specifiers: readonly string[], language: Locale): ThemeLanguage {
  const material = MATERIAL[language];
  const hasOneAdapter = new Set(specifiers.filter((specifier) => /\/Adapter\w+$/.test(specifier))).size === 1;
  const needed = [...(TEXTS[language] ?? []), ...(hasOneAdapter ? (DATES[language] ?? []) : [])].flatMap((pack) => {
    const match = specifiers.map((specifier) => pack.neededBy.exec(specifier)).find((found) => found !== null);
    return match ? [{ statement: pack.statement(match[1] ?? match[0]), pack: pack.pack }] : [];
  });
  return {
    imports: [
      ...(material ? [named(material, '@mui/material/locale')] : []),
      ...needed.map(({ statement }) => statement).filter(Boolean),
    ],
    packs: [...(material ? [material] : []), ...needed.map(({ pack }) => pack)],
  };
}
