import { compile, middleware, serialize, stringify, type Middleware } from 'stylis';

/** The rules of a class of Emotion. */
export interface ClassRules {
  css: string;
  /** Whether elements of live demos have the class, too. */
  isLive: boolean;
}

/**
 * States that a picture has only while it is becoming live, at the sight of the pointer; and pseudo-elements that no
 * browser has which knows `light-dark()`.
 */
const UNSEEN = /:(?:hover|active)\b|::-moz-focus-inner|::-ms-/;

/** Drops what a picture needs no rules for: it does not answer the pointer, nothing in it moves. */
export function simplifyPictures(rules: readonly ClassRules[], html: readonly string[]): string[] {
  return withoutUnread(
    rules.map((rule) => ({ ...rule, css: rule.isLive ? rule.css : edit(rule.css, leaveOutStates) })),
    html,
  );
}

const leaveOutStates: Middleware = (element) => {
  if (element.type === 'decl' && element.props === 'transition') element.return = NOTHING;
  if (element.type !== 'rule' || !Array.isArray(element.props) || element.root?.type === '@keyframes') return;
  element.props = element.props.filter((selector) => !UNSEEN.test(selector));
  if (element.props.length === 0) element.children = [];
};

/** Drops custom properties that nothing reads, until all that are left are read. */
function withoutUnread(rules: readonly ClassRules[], html: readonly string[]): string[] {
  const texts = [...rules.map(({ css }) => css), ...html];
  const read = new Set(texts.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)));
  const leaveOut: Middleware = (element) => {
    const name = element.type === 'decl' ? String(element.props) : '';
    if (name.startsWith('--') && !read.has(name)) element.return = NOTHING;
  };
  const left = rules.map((rule) => (rule.isLive ? rule : { ...rule, css: edit(rule.css, leaveOut) }));
  const isStable = left.every(({ css }, at) => css === rules[at]?.css);
  return isStable ? left.map(({ css }) => css) : withoutUnread(left, html);
}

/** Written instead of a declaration: of an empty text stylis would make the declaration. */
const NOTHING = ' ';

function edit(css: string, change: Middleware): string {
  return serialize(compile(css), middleware([change, stringify]));
}
