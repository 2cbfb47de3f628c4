import { listChildren, parseFile, type CodeFile, type SyntaxNode } from '../../site/check/parse-file.ts';
import { applyEdits, type Edit, type Finding } from '../../site/check/findings.ts';

/** An error of a compiler: where it is, and what it says. */
interface FoundError {
  line: number;
  message: string;
}

/** What a check and a compiler say of the same file. */
export interface Comparison {
  /** Errors of the compiler that the check has, and those that it misses. */
  found: number;
  missed: FoundError[];
  /** What the check calls broken: where the compiler has an error, and where not. */
  right: Finding[];
  wrong: Finding[];
}

/** Parts of code within which an error and a finding are about the same. */
const UNITS = /^(?:ImportDeclaration|JSXOpenTag|JSXSelfClosingTag|VariableDeclaration|TypeAliasDeclaration)$/;

/**
 * Compares findings with errors. They match on the same line, and within an import, a tag or a declaration that has no
 * blocks: where several attributes are wrong, a compiler names one, or the tag.
 */
export function compareErrors(file: CodeFile, findings: readonly Finding[], errors: readonly FoundError[]): Comparison {
  const units = listUnits(file);
  const isSame = (error: FoundError, finding: Finding) =>
    error.line === finding.line ||
    units.some(({ from, to, isImport }) => {
      const isInside = [error.line, finding.line].every((line) => from <= line && line <= to);
      return isInside && (isImport || error.message.includes(finding.name));
    });
  const broken = findings.filter((one) => one.isBroken && one.kind !== 'plan' && !isInString(file, one));
  const missed = errors.filter((error) => !broken.some((finding) => isSame(error, finding)));
  const right = broken.filter((finding) => errors.some((error) => isSame(error, finding)));
  return { found: errors.length - missed.length, missed, right, wrong: broken.filter((one) => !right.includes(one)) };
}

interface Unit {
  from: number;
  to: number;
  isImport: boolean;
}

function listUnits(file: CodeFile): Unit[] {
  const units: Unit[] = [];
  const getLine = (offset: number) => file.text.slice(0, offset).split('\n').length;
  parseFile(file)
    .top.cursor()
    .iterate(({ node }) => {
      if (!UNITS.test(node.name) || (/Declaration$/.test(node.name) && hasBlock(node))) return;
      units.push({ from: getLine(node.from), to: getLine(node.to), isImport: node.name === 'ImportDeclaration' });
    });
  return units;
}

function hasBlock(node: SyntaxNode): boolean {
  return listChildren(node).some((child) => /^(?:Block|JSXElement)$/.test(child.name) || hasBlock(child));
}

/** A compiler does not look into strings: class names in selectors. */
function isInString({ text }: CodeFile, { part, from }: Finding): boolean {
  return part === 'class' && text[from - 1] === '-';
}

/**
 * A file without what is found to be broken: renamed, or taken out of attributes and objects. A compiler stops at the
 * first of them, and knows nothing of what it cannot import.
 */
export function withoutFound(file: CodeFile, found: readonly Finding[]): string {
  const edits: Edit[] = found.flatMap((one) => one.edits);
  const rest = found.filter((one) => one.edits.length === 0);
  parseFile(file)
    .top.cursor()
    .iterate(({ node }) => {
      const isNamed = rest.some(({ from }) => node.firstChild?.from === from);
      if (!isNamed || !/^(?:JSXAttribute|Property)$/.test(node.name)) return;
      const to = node.nextSibling?.name === ',' ? node.nextSibling.to : node.to;
      // Lines stay where they are.
      edits.push({ from: node.from, to, text: file.text.slice(node.from, to).replace(/[^\n]/g, ' ') });
    });
  return applyEdits(file.text, [{ edits }]);
}
