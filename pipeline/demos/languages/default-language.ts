import { isRecord } from '../../../site/kit/need.ts';

/** Methods whose default language is that of the process. */
const METHODS: readonly (readonly [prototype: object, names: readonly string[]])[] = [
  [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
  [Number.prototype, ['toLocaleString']],
];

/** Constructors of `Intl` whose objects are expensive, and never change. */
const FORMATS = ['DateTimeFormat', 'NumberFormat', 'PluralRules'] as const;

/** Parts that options can name. Where they name none, `toLocaleString` shows date and time. */
const DATE_PARTS = [
  'weekday',
  'year',
  'month',
  'day',
  'dayPeriod',
  'hour',
  'minute',
  'second',
  'fractionalSecondDigits',
  'dateStyle',
  'timeStyle',
] as const;
const DATE_AND_TIME = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** The default language while something is rendered. */
let language: string | undefined;
let isPrepared = false;

/**
 * Renders with a given default language for dates and numbers, because the build machine's language means nothing to
 * readers. A live demo uses the browser's.
 *
 * @param tag BCP 47 tag.
 * @param draw Must be synchronous, so that no other code runs with the changed default.
 */
export function inLanguage<Result>(tag: string, draw: () => Result): Result {
  if (!isPrepared) prepare();
  isPrepared = true;
  language = tag;
  try {
    return draw();
  } finally {
    language = undefined;
  }
}

/** Changes built-ins once for the thread: changing them for each rendering makes V8 compile again what uses them. */
function prepare(): void {
  shareDateFormats();
  for (const [prototype, names] of METHODS) for (const name of names) followLanguage(prototype, name);
  for (const name of FORMATS) shareObjects(name);
}

type Format = (this: unknown, ...given: unknown[]) => string;

/** Replaces a method by one that may call the built-in one. */
function replaceMethod(prototype: object, name: string, replace: (format: Format) => Format): void {
  const own: TypedPropertyDescriptor<Format> | undefined = Object.getOwnPropertyDescriptor(prototype, name);
  if (!own?.value) throw new Error(`${name} is not a method that can be given a language.`);
  Object.defineProperty(prototype, name, { ...own, value: replace(own.value) });
}

/** Makes a method use `language` where it is given none. */
function followLanguage(prototype: object, name: string): void {
  replaceMethod(
    prototype,
    name,
    (format) =>
      function (locales, ...options) {
        return format.call(this, locales ?? language, ...options);
      },
  );
}

/**
 * Makes `toLocaleString` of dates use a shared `Intl.DateTimeFormat`: the method makes a new one for each call with
 * options, and Day.js calls it for each date with a time zone.
 */
function shareDateFormats(): void {
  replaceMethod(
    Date.prototype,
    'toLocaleString',
    (format) =>
      function (locales, options) {
        if (!(this instanceof Date) || Number.isNaN(this.valueOf()) || !isRecord(options))
          return format.call(this, locales, options);
        const hasParts = DATE_PARTS.some((part) => options[part] !== undefined);
        const shown = hasParts ? options : { ...options, ...DATE_AND_TIME };
        return new Intl.DateTimeFormat(locales as Intl.LocalesArgument, shown).format(this);
      },
  );
}

/** Makes a constructor return the same object for the same locales and options: date libraries make one for each date. */
function shareObjects(name: (typeof FORMATS)[number]): void {
  const objects = new Map<string, object>();
  const shared = (target: (...given: unknown[]) => object, given: unknown[]): object => {
    const key = JSON.stringify(given);
    const object = objects.get(key) ?? (Reflect.construct(target, given) as object);
    objects.set(key, object);
    return object;
  };
  const constructor = new Proxy(Intl[name], {
    construct: (target, given) => shared(target as never, given),
    apply: (target, _self, given) => shared(target as never, given),
  });
  Object.defineProperty(Intl, name, { value: constructor, configurable: true, writable: true });
}
