import ts from 'typescript';
import { referenceAnchor } from '../../../../site/reference/model.ts';
import { byContent, defineStep, asIs } from '../../../cache/step.ts';
import { importedNames } from './usage.ts';

/** Names of the libraries that a guide uses. */
export interface GuideUses {
  /** Components and types: in its front matter, imported, or in JSX. */
  entries: ReadonlySet<string>;
  /** Addresses of the props and slots that its JSX passes: `DataGrid#prop-rows`. */
  passed: ReadonlySet<string>;
  /** Anchors of what its text has as inline code: `prop-rows`. */
  mentioned: ReadonlySet<string>;
  /** Keys of the objects in its code, for the properties of interfaces. */
  keys: ReadonlySet<string>;
  /** Methods of an `apiRef`. */
  methods: ReadonlySet<string>;
}

interface GuideText {
  key: string;
  /** Its Markdown. */
  text: string;
  /** Components in its front matter. */
  components: readonly string[];
  /** The sources of its demos. */
  sources: readonly string[];
}

const FENCE = /^```(\w*)[^\n]*\n([^]*?)^```/gm;

/** Reads what a guide names: from its demos, its fences and its inline code. */
export const guideUsesStep = defineStep({
  name: 'guide-uses',
  code: import.meta.url,
  keep: 'memory',
  inputs: { key: asIs, text: asIs, components: byContent, sources: byContent },
  of: ({ key }) => key,
  make: ({ text, components, sources }: GuideText): GuideUses => {
    const fences = [...text.matchAll(FENCE)].filter(([, language = '']) => /^[jt]sx?$/.test(language));
    const found = { entries: new Set(components), passed: new Set<string>(), keys: new Set<string>() };
    const codes = [...sources, ...fences.map(([, , code = '']) => code)];
    for (const code of codes) readCode(code, found);
    return {
      ...found,
      mentioned: new Set(
        text
          .replace(FENCE, '')
          .match(/`[^`\n]+`/g)
          ?.flatMap(toAnchor),
      ),
      methods: new Set(
        [...codes, text].flatMap((code) => [...code.matchAll(/\.current[?!]?\.(\w+)/g)].map(([, name = '']) => name)),
      ),
    };
  },
});

/** `` `slots.toolbar` `` → `slot-toolbar`, `` `rows={[]}` `` → `prop-rows` */
function toAnchor(inlineCode: string): string[] {
  const [, slot] = /^`slot(?:s|Props)\.(\w+)/.exec(inlineCode) ?? [];
  if (slot !== undefined) return [referenceAnchor('slot', slot)];
  const [, prop] = /^`([a-z]\w*)(?:[=(:{].*)?`$/.exec(inlineCode) ?? [];
  return prop === undefined ? [] : [referenceAnchor('prop', prop)];
}

interface FoundInCode {
  entries: Set<string>;
  passed: Set<string>;
  keys: Set<string>;
}

function readCode(code: string, { entries, passed, keys }: FoundInCode): void {
  for (const name of importedNames(code)) entries.add(name);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const tag = node.tagName.getText();
      entries.add(tag);
      for (const anchor of node.attributes.properties.flatMap(passedBy)) passed.add(`${tag}#${anchor}`);
    } else if (
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isMethodDeclaration(node)
    ) {
      keys.add(node.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
}

/** A prop of an element, and the slots that it fills. */
function passedBy(attribute: ts.JsxAttributeLike): string[] {
  if (!ts.isJsxAttribute(attribute)) return [];
  const name = attribute.name.getText();
  const value = attribute.initializer && ts.isJsxExpression(attribute.initializer) && attribute.initializer.expression;
  const isOfSlots = (name === 'slots' || name === 'slotProps') && value && ts.isObjectLiteralExpression(value);
  const slots = isOfSlots ? value.properties.flatMap((property) => property.name?.getText() ?? []) : [];
  return [referenceAnchor('prop', name), ...slots.map((slot) => referenceAnchor('slot', slot))];
}
