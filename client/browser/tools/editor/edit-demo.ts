import type { Translate } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../kit/dom.ts';
import { announce } from '../../kit/status.ts';
import { takeEarlyText } from '../../kit/input.ts';
import { isReturning } from '../../kit/scheduling.ts';
import { write } from '../../kit/storage.ts';
import { BEFORE_RELOAD_EVENT, KEEP_EDITS_EVENT } from '../../kit/events.ts';
import { readSession } from '../../preferences/settings-storage.ts';
import { keptEditsKey } from '../edits.ts';
import { loadPackages, loadProgram } from '../programs.ts';
import { translatePage } from '../translate-page.ts';
import { readKeptEdits, type KeptEdit } from './kept-edits.ts';
import { createPreviewFrame } from './preview-frame.ts';
import { startSession, type Draft, type Session } from './session.ts';
import { decodeEdit } from './share.ts';
import styles from './editor.css';

// A link's edit is shown before any input.
adoptStyles(styles);

const sessions = new Map<HTMLElement, Session>();

/** Demos whose editor is being loaded. A press meanwhile changes whether it is still wanted. */
const opening = new Map<HTMLElement, { isWanted: boolean }>();

/** Edits of closed editors, restored when the editor is opened again. */
const drafts = new Map<HTMLElement, Draft>();

/**
 * Opens or closes the editor of a demo.
 *
 * @param shared Edit from a link, made by `encodeEdit`: shown in the editor, which stays open.
 */
export async function toggleEditing(demo: HTMLElement, shared?: string): Promise<void> {
  const t = translatePage();
  const open = sessions.get(demo);
  if (open && shared === undefined) {
    endSession(demo, open, t);
    return;
  }
  // Pressed again while it loads. A link's edit does not replace one that is being restored.
  const loading = opening.get(demo);
  if (loading) {
    if (shared === undefined) loading.isWanted = !loading.isWanted;
    return;
  }
  const session = open ?? (await openSession(demo, t));
  if (shared === undefined || !session) return;
  const edit = await decodeEdit(shared);
  if ('code' in edit) session.show(edit.code);
  else session.say(t(`edit.${edit.problem}`));
}

/** @returns Null if the reader has pressed the button again meanwhile. */
async function openSession(demo: HTMLElement, t: Translate): Promise<Session | null> {
  const loading = { isWanted: true };
  opening.set(demo, loading);
  const [program, packages] = await Promise.all([loadProgram(demo), loadPackages()]).finally(() =>
    opening.delete(demo),
  );
  const typed = await takeEarlyText(demo);
  if (!loading.isWanted) return null;
  const session = startSession(demo, {
    program,
    t,
    draft: drafts.get(demo),
    frame: (options) => createPreviewFrame({ ...options, packages }),
  });
  sessions.set(demo, session);
  // As if the editor had been there.
  if (typed !== '') session.type(typed);
  drafts.delete(demo);
  guardUnsavedEdits();
  return session;
}

function endSession(demo: HTMLElement, session: Session, t: Translate): void {
  const draft = session.draft();
  if (draft) {
    drafts.set(demo, draft);
    announce(t('edit.kept'));
  }
  sessions.delete(demo);
  session.end();
}

/** The edited code of a demo; empty if its editor is closed. */
export function getCode(demo: HTMLElement): string {
  return sessions.get(demo)?.code() ?? '';
}

/** Restores the original code as an undoable edit. */
export function resetEditing(demo: HTMLElement): void {
  sessions.get(demo)?.reset();
}

/** The edits of the page, for its next load; null for none. */
function serializeEdits(): string | null {
  const open = [...sessions].map(([demo, session]) => ({ demo, draft: session.draft(), isOpen: true }));
  const closed = [...drafts].map(([demo, draft]) => ({ demo, draft, isOpen: false }));
  const edits: KeptEdit[] = [...closed, ...open].flatMap(({ demo, draft, isOpen }) =>
    draft ? [{ ...draft, demo: demo.id, isOpen }] : [],
  );
  return edits.length > 0 ? JSON.stringify(edits) : null;
}

/** Restores the edits of a page that was reloaded, or to which the reader came back; not for who follows a link to it. */
export async function restoreEdits(): Promise<void> {
  const edits = readKeptEdits(readSession(keptEditsKey()));
  write('sessionStorage', keptEditsKey(), null);
  if (!isReturning()) return;
  const restored = edits.map(async ({ demo: id, isOpen, ...draft }) => {
    const demo = document.getElementById(id);
    if (!demo?.matches('[data-demo]')) return;
    drafts.set(demo, draft);
    if (isOpen) await toggleEditing(demo);
  });
  // Their stored copies are gone, and an editor opens late or not at all.
  guardUnsavedEdits();
  await Promise.all(restored);
}

let isGuarding = false;

/**
 * Asks before unsaved edits are lost, by leaving the page or by the reload for a new version.
 */
function guardUnsavedEdits(): void {
  if (isGuarding) return;
  isGuarding = true;
  const holdBack = (event: Event) => {
    if (drafts.size > 0 || [...sessions.values()].some((session) => session.draft() !== null)) event.preventDefault();
  };
  addEventListener('beforeunload', holdBack);
  document.addEventListener(KEEP_EDITS_EVENT, () => {
    // If that fails, the reader is still asked.
    sessionStorage.setItem(keptEditsKey(), serializeEdits() ?? '[]');
    removeEventListener('beforeunload', holdBack);
  });
  addEventListener('pagehide', () => write('sessionStorage', keptEditsKey(), serializeEdits()));
  document.addEventListener(BEFORE_RELOAD_EVENT, holdBack);
}
