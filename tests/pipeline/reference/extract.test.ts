import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentReference, InterfaceReference, ProductReference } from '../../../site/reference/model.ts';
import { extractFixture, type FixturePackage } from './fixture.ts';

const COMMUNITY: FixturePackage = {
  name: '@mui/x-shelf',
  plan: null,
  files: {
    'index.d.ts': `export * from './Shelf/index.js'; export * from './Bin/index.js'; export { Rack } from './Rack/index.js'; export { Crate } from './Crate/index.js'; export type { Book } from './book.js'; export declare const useShelf: () => void;`,
    'book.d.ts': `
/** A book on a shelf. */
export interface Book {
  /** Its title. */
  title: string;
  /** @default 1 */
  copies?: number;
  [Symbol.iterator]?: () => Iterator<string>;
}`,
    'Shelf/index.d.ts': `
import * as React from 'react';
import type { Book } from '../book.js';
export { shelfClasses } from './shelfClasses.js';
import type { ShelfClasses } from './shelfClasses.js';
interface Internal { secret: 'a' | 'b'; }
export type Order = 'title' | 'year';
export interface ShelfSlots {
  /**
   * Stands at the end.
   * @default Bookend
   */
  end?: React.ElementType;
}
export interface ShelfProps<B extends Book = any> extends React.HTMLAttributes<HTMLDivElement> {
  /** The books. See {@link https://mui.com/x/react-tree-view/#books how to order} them. */
  books: readonly B[];
  /**
   * The order.
   * @default 'title'
   */
  order?: Order;
  secret?: Internal['secret'];
  /** @deprecated Use \`order\` instead. */
  sort?: boolean;
  /** @ignore - do not document. */
  hidden2?: boolean;
  unstable_next?: boolean;
  /**
   * Called when a book is taken.
   * @param {Book} book The book [[Book]] that was taken.
   * @param {React.MouseEvent} event The click.
   * @returns {boolean} Whether it may be taken.
   */
  onTake?: (book: Book, event: React.MouseEvent) => boolean;
  classes?: Partial<ShelfClasses>;
  /** Overridable components. */
  slots?: ShelfSlots;
  slotProps?: { end?: { height?: number } };
}
/**
 * Demos:
 * - [Shelves](https://mui.com/x/react-tree-view/shelves/)
 *
 * API:
 * - [Shelf API](https://mui.com/x/api/tree-view/shelf/)
 */
export declare const Shelf: <B extends Book = any>(props: ShelfProps<B> & React.RefAttributes<HTMLDivElement>) => React.JSX.Element;
export declare const ShelfIcon: (props: { size?: number }) => React.ReactNode;
export declare const ShelfContext: React.Context<number>;
export declare function describeShelf(books: Book[]): string;`,
    'Shelf/shelfClasses.d.ts': `
export interface ShelfClasses {
  /** Styles applied to the root element. */
  root: string;
  /** Styles applied to a full shelf. */
  full: string;
  /** Styles applied to a lent book. */
  'book--lent': string;
}
export declare const shelfClasses: ShelfClasses;`,
    'Shelf/shelfClasses.js': `exports.shelfClasses = { root: 'MuiShelf-root', full: 'Mui-full', 'book--lent': 'MuiShelf-book--lent' };`,
    'Shelf/Shelf.js': "const slots = { root: ['root'], book: [`book--${state}`] };",
    'Bin/index.d.ts': `
import * as React from 'react';
export { trashClasses } from './trashClasses.js';
/** API: - [Bin API](https://mui.com/x/api/tree-view/bin/) */
export declare const Bin: (props: { size?: number }) => React.JSX.Element;`,
    'Bin/trashClasses.d.ts': `
export interface TrashClasses { /** Styles applied to the lid. */ lid: string; }
export declare const trashClasses: TrashClasses;
/** @deprecated Use \`trashClasses\` instead. */
export declare const canClasses: { handle: string };`,
    'Bin/trashClasses.js': `exports.trashClasses = { lid: 'MuiBin-lid' };`,
    'Rack/index.d.ts': `
import * as React from 'react';
export interface RackClasses { /** Styles applied to a bar. */ bar: string; }
export declare const binClasses: RackClasses;
/** API: - [Rack API](https://mui.com/x/api/tree-view/rack/) */
export declare const Rack: (props: { classes?: Partial<RackClasses> }) => React.JSX.Element;`,
    'Rack/index.js': `exports.binClasses = { bar: 'MuiRack-bar' };`,
    'Crate/index.d.ts': `
import * as React from 'react';
interface Part { props: object }
interface Lid { props: { /** Closes it. */ closed?: boolean } }
interface Lock<K> { props: { onOpen?: (key: K) => void } }
type Merged<P extends readonly Part[]> = P extends readonly [infer F extends Part, ...infer R extends readonly Part[]]
  ? F['props'] & Merged<R> : {};
export interface CrateBaseProps<P> { parts?: P; width?: number }
/** API: - [Crate API](https://mui.com/x/api/tree-view/crate/) */
export declare const Crate: <K extends string = 'key', P extends readonly Part[] = [Lid, Lock<K>]>(
  props: CrateBaseProps<P> & Omit<Merged<P>, 'width'>,
) => React.JSX.Element;`,
    'themeAugmentation/index.d.ts': `
export interface ShelfComponents { MuiShelf?: { defaultProps?: object; styleOverrides?: object }; }`,
  },
};

const PRO: FixturePackage = {
  name: '@mui/x-shelf-pro',
  plan: 'pro',
  files: {
    'index.d.ts': `
import * as React from 'react';
import type { ShelfProps } from '@mui/x-shelf';
export * from '@mui/x-shelf';
export interface ShelfProProps extends ShelfProps { /** Lends books. */ lending?: boolean; }
/** API: - [ShelfPro API](https://mui.com/x/api/tree-view/shelf-pro/) */
export declare const ShelfPro: (props: ShelfProProps) => React.JSX.Element;`,
    'ShelfPro/ShelfPro.js':
      "const slots = { root: ['root', 'full'], book: ['book--lent'] }; const End = props.slots.end;",
  },
};

let product: ProductReference;
let shelf: ComponentReference;

const getComponent = (name: string) =>
  product.entries.find((entry): entry is ComponentReference => entry.name === name && entry.kind === 'component');
const getProp = (name: string) => shelf.props.find((prop) => prop.name === name);

beforeAll(async () => {
  product = await extractFixture([COMMUNITY, PRO], [], ['Book']);
  shelf = getComponent('Shelf') ?? shelf;
}, 120_000);

describe('the reference of packages', () => {
  it('has the components with a page and the configured interfaces, and lists the other exports', () => {
    expect(product.entries.map(({ name, kind, key }) => `${kind} ${name} ${key}`)).toEqual([
      'component Bin /x/api/tree-view/bin',
      'interface Book /x/api/tree-view/book',
      'component Crate /x/api/tree-view/crate',
      'component Rack /x/api/tree-view/rack',
      'component Shelf /x/api/tree-view/shelf',
      'component ShelfPro /x/api/tree-view/shelf-pro',
    ]);
    expect(product.unlisted).toEqual([{ name: 'ShelfIcon', packages: ['@mui/x-shelf', '@mui/x-shelf-pro'] }]);
  });

  it('has the import path and the plan', () => {
    expect(shelf.imports.map(({ specifier, plan, isType }) => [specifier, plan, isType])).toEqual([
      ['@mui/x-shelf', null, false],
      ['@mui/x-shelf/Shelf', null, false],
      ['@mui/x-shelf-pro', 'pro', false],
    ]);
    expect([shelf.plan, getComponent('ShelfPro')?.plan]).toEqual([null, 'pro']);
  });

  it('takes links to guides from the comment, and leaves them out of the description', () => {
    expect(shelf.guides).toEqual(['/x/react-tree-view/shelves']);
    expect(shelf.description).toBe('');
  });
});

describe('props', () => {
  it('are the component’s own, required ones first, without internal ones', () => {
    expect(shelf.props.map(({ name }) => name)).toEqual([
      'books',
      'classes',
      'onTake',
      'order',
      'secret',
      'slotProps',
      'slots',
      'sort',
    ]);
    expect(getProp('books')).toMatchObject({ isRequired: true, type: { written: 'readonly B[]' } });
  });

  it('have type, resolved type, default and description', () => {
    expect(getProp('order')).toMatchObject({
      type: { written: 'Order', expanded: "'title' | 'year'" },
      defaultValue: "'title'",
      description: 'The order.',
      isRequired: false,
    });
  });

  it('resolve a type that is not exported', () => {
    expect(getProp('secret')?.type.written).toBe("'a' | 'b'");
  });

  it('have the replacement of a deprecated one', () => {
    expect(getProp('sort')?.deprecated).toBe('Use `order` instead.');
    expect(getProp('order')?.deprecated).toBeNull();
  });

  it('convert links in comments to Markdown', () => {
    expect(getProp('books')?.description).toBe(
      'The books. See [how to order](https://mui.com/x/react-tree-view/#books) them.',
    );
  });

  it('describe the parameters and the result of a callback', () => {
    const signature = getProp('onTake')?.signature;
    expect(signature?.parameters.map(({ name, type, description }) => [name, type.written, description])).toEqual([
      ['book', 'Book', 'The book `Book` that was taken.'],
      ['event', 'React.MouseEvent', 'The click.'],
    ]);
    expect(signature?.parameters[0]?.type.expanded).toBe('{ title: string; copies?: number }');
    expect(signature?.returns).toMatchObject({ type: { written: 'boolean' }, description: 'Whether it may be taken.' });
  });

  it('that have a symbol for a name are left out', () => {
    expect(/[^"{]*iterator[^"}]*/.exec(JSON.stringify(product))?.[0]).toBeUndefined();
  });

  it('are those that the defaults of type parameters give the component', () => {
    expect(getComponent('Crate')?.props.map(({ name, type }) => `${name}: ${type.written}`)).toEqual([
      'closed: boolean',
      "onOpen: (key: 'key') => void",
      "parts: [Lid, Lock<'key'>]",
      'width: number',
    ]);
  });

  it('that are inherited are grouped by the declaring type', () => {
    const group = shelf.inherited.find(({ from }) => from === 'AriaAttributes');
    expect(group).toMatchObject({ package: 'react' });
    expect(group?.names).toContain('aria-label');
    expect(shelf.inherited.flatMap(({ names }) => names)).toContain('onClick');
    expect(shelf.ref).toBe('HTMLDivElement');
  });

  it('of a paid component have its plan unless the free component has them too', () => {
    expect(
      getComponent('ShelfPro')
        ?.props.filter(({ plan }) => plan !== null)
        .map(({ name, plan }) => [name, plan]),
    ).toEqual([['lending', 'pro']]);
  });
});

describe('slots, classes and theme', () => {
  it('have the default component and the type of the slot’s props', () => {
    expect(shelf.slots).toMatchObject([
      {
        name: 'end',
        type: 'React.ElementType',
        defaultValue: 'Bookend',
        description: 'Stands at the end.',
        props: { written: '{ height?: number }' },
      },
    ]);
  });

  it('have the class name of the rendered element', () => {
    expect(shelf.classes.map(({ name, className, description }) => [name, className, description])).toEqual([
      ['book--lent', 'MuiShelf-book--lent', 'Styles applied to a lent book.'],
      ['full', 'Mui-full', 'Styles applied to a full shelf.'],
      ['root', 'MuiShelf-root', 'Styles applied to the root element.'],
    ]);
  });

  it('are those of the object in the component’s folder, not of one with its name elsewhere', () => {
    const getClasses = (name: string) => getComponent(name)?.classes.map(({ className }) => className);
    expect(getClasses('Bin')).toEqual(['MuiBin-lid']);
    expect(getClasses('Rack')).toEqual(['MuiRack-bar']);
  });

  it.each(['Shelf', 'ShelfPro'])('have the plan of the first package whose code uses them: %s', (name) => {
    const getPlans = (part: 'classes' | 'slots') => getComponent(name)?.[part].map((one) => [one.name, one.plan]);
    expect(getPlans('slots')).toEqual([['end', 'pro']]);
    expect(getPlans('classes')).toEqual([
      ['book--lent', null],
      ['full', 'pro'],
      ['root', null],
    ]);
  });

  it('have the name of the component in the theme', () => {
    expect(shelf.theme).toEqual({ name: 'MuiShelf', hasDefaultProps: true, hasStyleOverrides: true });
  });
});

it('an interface lists its properties', () => {
  const book = product.entries.find(({ name }) => name === 'Book') as InterfaceReference;
  expect(book.description).toBe('A book on a shelf.');
  expect(book.imports.every(({ isType }) => isType)).toBe(true);
  expect(book.members.map(({ name, isRequired, defaultValue }) => [name, isRequired, defaultValue])).toEqual([
    ['title', true, null],
    ['copies', false, '1'],
  ]);
});
