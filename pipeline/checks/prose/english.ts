import type { Pattern } from './patterns.ts';

/** Words that praise or judge difficulty. */
const PRAISE = [
  'amazing(?:ly)?',
  'awesome',
  'battle-tested',
  'beautiful(?:ly)?',
  'best-in-class',
  'blazing(?:ly)?',
  'cutting[- ]edge',
  'delightful(?:ly)?',
  'easy',
  'easily',
  'effortless(?:ly)?',
  'elegant(?:ly)?',
  'feature-rich',
  'game-chang\\w+',
  'hassle-free',
  'intuitive(?:ly)?',
  'just',
  'lightning',
  'obvious(?:ly)?',
  'of course',
  'out of the box',
  'powerful(?:ly)?',
  'robust(?:ly)?',
  'seamless(?:ly)?',
  'simply',
  'state[- ]of[- ]the[- ]art',
  'straightforward',
  'super',
  'trivial(?:ly)?',
  'unparalleled',
  'world-class',
];

/** Filler words. */
const FILLERS = [
  'actually',
  'basically',
  'essentially',
  'in order to',
  'note that',
  'please',
  'quite',
  'really',
  'very',
];

/** Latin abbreviations and long words, with their replacements. */
const PLAIN: Record<string, string> = {
  'e\\.g\\.': 'for example',
  'i\\.e\\.': 'that is',
  'etc\\.': 'what else there is, or "such as" before the list',
  via: 'through or with',
  'utili[sz]\\w*': 'use',
  'leverag\\w+': 'use',
  'facilitat\\w+': 'help',
};

/** Phrases that read as translated, with what English says. */
const IDIOM: Record<string, string> = {
  'belongs?\\s+into': '"belongs in" or "is part of"',
  '(?:above|below|under)\\s+each\\s+other': '"one above the other"',
  'stands?\\s+(?:above|below|beside|first|there|in\\s+an?)': '"is", or say who shows it',
  'any\\s?more(?=[.,:;])': '"no longer" before the verb',
  'in\\s+the\\s+mode': 'the name first, as in "in `multiple` mode"',
  'so\\s+that\\s+nobody': 'what users do or need',
};

/** Prefixes of words in British spelling. */
const BRITISH =
  'behaviour|catalogue|centre|colour|dialogue|favour|flavour|grey|honour|labell|licence|modell|neighbour|programme|travell|' +
  '(?:categor|custom|emphas|general|initial|local|maxim|memo|minim|normal|optim|organ|prior|recogn|serial|standard|summar|synchron|virtual|visual)is(?:e|ing|ation)';

const words = (list: readonly string[]) => new RegExp(`(?<![\\w-])(?:${list.join('|')})(?![\\w-])`, 'gi');

/** Words in British spelling: pages and interface use American. */
export const BRITISH_WORDS = new RegExp(`\\b(?:${BRITISH})\\w*`, 'gi');

/** The voice of the English pages, as far as patterns can check it. */
export const ENGLISH: readonly Pattern[] = [
  {
    find: words(PRAISE),
    message: (match) => `"${match}" praises or judges.`,
    remedy: 'Leave it out, or say what the thing does.',
  },
  { find: words(FILLERS), message: (match) => `"${match}" says nothing.`, remedy: 'Leave it out.' },
  ...Object.entries(PLAIN).map(([find, replacement]) => ({
    find: words([find]),
    message: (match: string) => `"${match}" is not a plain word.`,
    remedy: `Write ${replacement}.`,
  })),
  ...Object.entries(IDIOM).map(([find, replacement]) => ({
    find: words([find]),
    message: (match: string) => `"${match}" reads as translated.`,
    remedy: `Write ${replacement}.`,
  })),
  {
    find: BRITISH_WORDS,
    message: (match) => `"${match}" is British.`,
    remedy: 'Use the American spelling.',
  },
  {
    find: /(?<![\w-])(?:we|we're|we've|our|ours|us|let's|I|I'm|my)(?![\w-])/g,
    message: (match) => `"${match}" is the first person.`,
    remedy: 'Speak to whoever reads the page as "you".',
  },
  {
    find: /(?<!\bscreen[\s-])\breaders?\b/gi,
    message: (match) => `"${match}" is not who uses the application.`,
    remedy: 'Write "user" for whoever uses it, and "you" for whoever reads the page.',
  },
  {
    find: /\bthe\s+demos?\b[^.,:;]{0,60}\b(?:does|do)\s+so\b/gi,
    message: (match) => `"${match}" does not say what happens.`,
    remedy: 'Say what the demo does.',
  },
  {
    find: /(?<![\w-])(?:will|won't|shall|you'll|it'll|they'll|going to)(?![\w-])/gi,
    message: (match) => `"${match}" is the future.`,
    remedy: 'Use the present tense.',
  },
  {
    find: /(?<![\w-])(?:can't|cannot not|don't|doesn't|isn't|aren't|it's|that's|you're|wasn't|didn't|couldn't|hasn't)(?![\w-])/gi,
    message: (match) => `"${match}" is a short form.`,
    remedy: 'Write both words.',
  },
  { find: /!(?=\s|$)/g, message: () => 'There is an exclamation mark.', remedy: 'End the sentence with a period.' },
  { find: /(?<=\S) {2,}(?=\S)/g, message: () => 'There are two spaces.', remedy: 'Leave one.' },
  {
    find: /(?<=[\w)]) +[,.;:?](?=\s|$)/g,
    message: () => 'There is a space before a punctuation mark.',
    remedy: 'Remove it.',
  },
  {
    find: /\b(?!that\b|had\b)(\w+)\s+\1\b/gi,
    message: (match) => `"${match}" is written twice.`,
    remedy: 'Write it once.',
  },
  {
    find: /[‘’“”…]|\.{3}/g,
    message: (match) => `"${match}" is not plain punctuation.`,
    remedy: 'Use \' and ", and no ellipsis.',
  },
  {
    find: /(?<![\w@/.-])(?!(?:JavaScript|TypeScript|GitHub|CodeSandbox|StackBlitz|ChatGPT|GraphQL|DevTools|YouTube|WebKit|PowerPoint|VoiceOver|TalkBack|macOS|iOS|npmjs|kB)\b)(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|\w+\(\))(?![\w/-])/g,
    message: (match) => `"${match}" is a name from code.`,
    remedy: 'Put it in backticks.',
  },
];
