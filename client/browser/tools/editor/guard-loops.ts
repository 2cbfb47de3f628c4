import { LOOP_GUARD } from '../../../../site/demo/demo-frame.ts';
import { TSX } from '../../../../site/kit/tsx.ts';

type SyntaxNode = ReturnType<typeof TSX.parse>['topNode'];

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/**
 * Makes every round of every loop call `LOOP_GUARD` with the loop's line, so that an endless one can be stopped. Line
 * numbers do not change. Code with a syntax error stays as it is, so that the compiler finds the error where it was
 * written.
 */
export function guardLoops(source: string): string {
  const insertions: { at: number; text: string }[] = [];
  let isBroken = false;
  TSX.parse(source).iterate({
    enter: ({ type, node }) => {
      isBroken ||= type.isError;
      const body = LOOPS.has(type.name) ? getBody(node) : null;
      if (!body) return;
      const guard = `${LOOP_GUARD}(${lineAt(source, node.from)});`;
      if (body.name === 'Block') insertions.push({ at: body.from + 1, text: guard });
      else insertions.push({ at: body.from, text: `{${guard}` }, { at: body.to, text: '}' });
    },
  });
  if (isBroken) return source;
  let guarded = '';
  let end = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    guarded += source.slice(end, at) + text;
    end = at;
  }
  return guarded + source.slice(end);
}

/** A block, or the one statement of a loop without braces. */
function getBody(loop: SyntaxNode): SyntaxNode | null {
  if (loop.name !== 'DoStatement') return loop.lastChild;
  let body = loop.firstChild?.nextSibling ?? null;
  while (body?.name.endsWith('Comment')) body = body.nextSibling;
  return body;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
