import type { FrameError, FrameProgram, FrameSettings } from '../../../../site/demo/demo-frame.ts';
import { type DemoProgram, findSourceKey } from '../../../../site/demo/demo-program.ts';
import { localeOfTag } from '../../../../site/locales.ts';
import { need } from '../../../../site/kit/need.ts';
import type { CodeStyling, CodeVariant } from '../../../../site/preferences.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { bodyText } from '../../kit/status.ts';
import { keepsFocus } from '../../kit/open-late.ts';
import { listPacks } from '../../kit/demo.ts';
import { SETTINGS_EVENT } from '../../kit/events.ts';
import { readThemeState } from '../../preferences/theme-state.ts';
import { readConfig } from '../../kit/config.ts';
import { EDIT_MARK } from '../edits.ts';
import { createCodeEditor, type CodeEditor } from './code-editor.ts';
import { guardLoops } from './guard-loops.ts';
import type { createPreviewFrame, PreviewFrame } from './preview-frame.ts';
import { createRunQuestion } from './run-question.ts';
import { encodeEdit } from './share.ts';
import { createStatusLine } from './status-line.ts';
import { createVersionNotes } from './version-notes.ts';

/** Debounce after the last key press before the code runs, in milliseconds. */
const QUIET_MS = 300;

/** The editor below a demo and the frame on its stage. */
export interface Session {
  code: () => string;
  end: () => void;
  /** The unsaved edit; null if there is none. */
  draft: () => Draft | null;
  /** Shows a link's code, as an undoable edit. */
  show: (code: string) => void;
  /** Inserts a text at the caret. */
  type: (text: string) => void;
  /** Shows a text in the status line. */
  say: (text: string) => void;
  reset: () => void;
}

export interface Draft {
  code: string;
  /** Whether this is a link's code that the reader has not allowed to run yet. */
  needsPermission: boolean;
}

interface SessionOptions {
  program: DemoProgram;
  t: Translate;
  /** The unsaved edit from when the editor was last closed. */
  draft: Draft | undefined;
  frame: (options: Omit<Parameters<typeof createPreviewFrame>[0], 'packages'>) => PreviewFrame;
}

/** The source being edited, and how the demo's link refers to it. */
interface Edited {
  variant: CodeVariant;
  styling: CodeStyling;
  original: string;
  file: string;
  /** Variant and styling as in the demo's link: `css-BasicDemo.tsx`. */
  linked: string;
}

function pickEdited(demo: HTMLElement, { sources }: DemoProgram): Edited {
  const variant = (document.documentElement.dataset.codeVariant ?? 'TS') as CodeVariant;
  const styling = (document.documentElement.dataset.codeStyling ?? 'system') as CodeStyling;
  const key = findSourceKey(sources, variant, styling);
  const hasStylings = Object.keys(sources).some((other) => other.slice(3) !== key.slice(3));
  return {
    variant,
    styling,
    original: need(sources, key),
    file: `${demo.id}.${variant === 'JS' ? 'jsx' : 'tsx'}`,
    linked: `${hasStylings ? `${key.slice(3)}-` : ''}${demo.id}.${variant === 'JS' ? 'js' : 'tsx'}`,
  };
}

/** Replaces the demo's source with the editor's panel. @returns Restores the source. */
function openPanel(demo: HTMLElement, panel: HTMLElement): () => void {
  const source = demo.querySelector<HTMLElement>('.demo-source');
  const toggle = demo.querySelector<HTMLElement>('.demo-toggle');
  if (!source || !toggle) throw new Error(`The demo "${demo.id}" has no source.`);
  source.hidden = true;
  toggle.inert = true;
  source.after(panel);
  demo.setAttribute('data-editing', '');
  return () => {
    panel.remove();
    source.hidden = false;
    toggle.inert = false;
    demo.removeAttribute('data-editing');
    demo.removeAttribute('data-drawn');
  };
}

/** Calls `follow` whenever the page's theme changes. @returns Unsubscribes. */
function followTheme(follow: () => void): () => void {
  const colorScheme = matchMedia('(prefers-color-scheme: dark)');
  document.addEventListener(SETTINGS_EVENT, follow);
  colorScheme.addEventListener('change', follow);
  return () => {
    document.removeEventListener(SETTINGS_EVENT, follow);
    colorScheme.removeEventListener('change', follow);
  };
}

/** Replaces the demo's source with an editor, and covers its stage with a frame. */
export function startSession(demo: HTMLElement, { program, t, draft, frame: createFrame }: SessionOptions): Session {
  const { variant, styling, original, file, linked } = pickEdited(demo, program);
  const panel = Object.assign(document.createElement('div'), { className: 'demo-editor' });
  const status = createStatusLine(t, (error) => editor.mark(error));
  const frame = startFrame(demo, { t, frame: createFrame }, status.report);
  const run = () => {
    // Code from a link runs only once the reader allows it.
    if (!question.isOpen() || editor.code() === original)
      frame.run(frameProgram(program, file, editor.code(), variant, styling));
  };
  const hint = () => t(question.isOpen() ? 'edit.held' : 'edit.hint');
  const question = createRunQuestion(t, () => {
    status.say(hint());
    run();
    editor.focus();
  });
  panel.append(question.element);
  const later = createDelay((code: string) => {
    run();
    notes.update();
    void linkTo(demo, linked, code === original ? null : code);
  });
  const editor: CodeEditor = createCodeEditor(panel, {
    code: draft?.code ?? original,
    label: t('edit.label', { name: file }),
    onEscape: () => (status.element.textContent = t('edit.leave')),
    onChange: (code) => (status.setHint(hint()), later.start(code)),
  });
  const notes = createVersionNotes(t, file, () => editor);
  panel.append(notes.element, status.element);
  const closePanel = openPanel(demo, panel);
  // Whoever has gone elsewhere while it loaded stays there.
  if (keepsFocus(demo)) editor.focus();
  if (draft?.needsPermission) question.ask();
  status.say(hint());
  run();
  return {
    code: () => editor.code(),
    draft: () => (editor.code() === original ? null : { code: editor.code(), needsPermission: question.isOpen() }),
    show: (code) => {
      if (code === editor.code()) return;
      question.ask();
      editor.replace(code);
      status.say(hint());
    },
    say: status.say,
    type: editor.type,
    reset: () => {
      editor.replace(original);
      status.setHint(t('edit.reset', { key: /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘Z' : 'Ctrl+Z' }));
    },
    end: () => {
      later.cancel();
      editor.destroy();
      frame.remove();
      closePanel();
      void linkTo(demo, linked, null);
    },
  };
}

/** Calls a function once the reader has typed nothing for a while. */
function createDelay(work: (code: string) => void): { start: (code: string) => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    start: (code) => {
      cancel();
      timer = setTimeout(() => work(code), QUIET_MS);
    },
    cancel,
  };
}

/** Creates the frame on the demo's stage; it follows the page's theme. */
function startFrame(
  demo: HTMLElement,
  { t, frame: createFrame }: Pick<SessionOptions, 't' | 'frame'>,
  report: (error: FrameError | null) => void,
): PreviewFrame {
  const stage = demo.querySelector<HTMLElement>('.demo-stage');
  if (!stage) throw new Error(`The demo "${demo.id}" has no stage.`);
  const frame = createFrame({
    stage,
    title: t('edit.preview', { name: demo.id }),
    settings: () => readSettings(demo),
    onDrawn: () => {
      demo.setAttribute('data-drawn', '');
      report(null);
    },
    onError: report,
    onEndless: (line) => {
      demo.removeAttribute('data-drawn');
      report(line === undefined ? { message: t('edit.endless') } : { message: t('edit.endlessLoop'), line });
    },
  });
  const leaveTheme = followTheme(() => frame.follow());
  return {
    ...frame,
    remove: () => {
      leaveTheme();
      frame.remove();
    },
  };
}

function frameProgram(
  program: DemoProgram,
  file: string,
  source: string,
  variant: CodeVariant,
  styling: CodeStyling,
): FrameProgram {
  return {
    file,
    source: guardLoops(source),
    files: Object.fromEntries(Object.entries(program.files).map(([place, file]) => [place, file[variant]])),
    styles: Object.fromEntries(Object.entries(program.styles).map(([name, css]) => [`./${name}`, css])),
    usesTailwind: styling === 'tailwind' && program.sources['TS-tailwind'] !== undefined,
  };
}

function readSettings(demo: HTMLElement): FrameSettings {
  const { lang, dataset } = document.documentElement;
  return {
    theme: readThemeState(),
    language: localeOfTag(lang),
    product: dataset.product ?? null,
    packs: listPacks(demo),
    failedMessage: bodyText('demoFailed'),
    licenseKey: readConfig().licenseKey,
    identifierPrefix: `${demo.id}-`,
  };
}

/**
 * Adds the edit to the demo's link, or removes it for null. @param linked Variant and styling, as `css-BasicDemo.tsx`.
 */
async function linkTo(demo: HTMLElement, linked: string, code: string | null): Promise<void> {
  const link = demo.querySelector<HTMLAnchorElement>('[data-demo-link]');
  if (link) link.hash = code === null ? demo.id : `${linked}${EDIT_MARK}${await encodeEdit(code)}`;
}
