import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState, StateEffect } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { CODE_CLASSES } from '../../../../site/kit/tsx.ts';
import type { FrameError } from '../../../../site/demo/demo-frame.ts';

const THEME = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'transparent', fontSize: '13px', maxHeight: '560px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.6' },
  // Opaque, because code scrolls beneath the sticky gutter.
  '.cm-gutters': { color: 'var(--muted)', backgroundColor: 'var(--surface)', border: '0' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, var(--surface))' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 24%, transparent)',
  },
  '.cm-tooltip': { color: 'var(--text)', backgroundColor: 'var(--raised)', border: '1px solid var(--line)' },
});

export interface CodeEditorOptions {
  code: string;
  /** Accessible name. */
  label: string;
  onChange: (code: string) => void;
  /** Called on Escape. Tab indents; after Escape it leaves the editor. */
  onEscape: () => void;
}

/** A note on a part of the code. */
export interface CodeNote {
  from: number;
  to: number;
  /** Whether the code cannot stay as it is. */
  isBroken: boolean;
  message: string;
}

export interface CodeEditor {
  code: () => string;
  /** Replaces the text as one undoable edit. */
  replace: (code: string) => void;
  /** Inserts a text at the caret, as if it were typed. */
  type: (text: string) => void;
  /** Marks the position of an error; null clears the mark. */
  mark: (error: FrameError | null) => void;
  /** Shows notes beside their lines, in the place of those before. */
  note: (notes: readonly CodeNote[]) => void;
  focus: () => void;
  destroy: () => void;
}

/** An editor for TypeScript and JavaScript with JSX. */
export function createCodeEditor(
  parent: HTMLElement,
  { code, label, onChange, onEscape }: CodeEditorOptions,
): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        // Only the language's parser: its full support would also auto-close tags.
        tsxLanguage,
        syntaxHighlighting(CODE_CLASSES),
        keymap.of([
          { key: 'Escape', run: () => (onEscape(), false) },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        THEME,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    ...createMarks(view),
    code: () => view.state.doc.toString(),
    replace: (text) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        // An undo step of its own, however soon it follows a key press.
        annotations: isolateHistory.of('full'),
      });
      view.scrollDOM.scrollLeft = 0;
    },
    type: (text) => view.dispatch(view.state.replaceSelection(text)),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** The error and the notes of an editor, which it shows together. */
function createMarks(view: EditorView): Pick<CodeEditor, 'mark' | 'note'> {
  let errors: Diagnostic[] = [];
  let notes: Diagnostic[] = [];
  let hasGutter = false;
  const show = () => view.dispatch(setDiagnostics(view.state, [...errors, ...notes]));
  return {
    mark: (error) => {
      errors = error ? toDiagnostic(view.state, error) : [];
      show();
    },
    note: (list) => {
      if (!hasGutter && list.length > 0) {
        hasGutter = true;
        view.dispatch({ effects: StateEffect.appendConfig.of(lintGutter()) });
      }
      notes = list.map(({ isBroken, ...note }) => ({ ...note, severity: isBroken ? 'error' : 'info' }));
      show();
    },
  };
}

function toDiagnostic({ doc }: EditorState, { message, line, column }: FrameError) {
  if (line === undefined || line < 1 || line > doc.lines) return [];
  const { from, to } = doc.line(line);
  const start = Math.min(from + Math.max((column ?? 1) - 1, 0), to);
  return [{ from: start, to, severity: 'error' as const, message }];
}
