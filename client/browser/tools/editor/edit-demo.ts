import type { Translate } from '../../../i18n/translate.ts';
import { announce } from '../../kit/status.ts';
import { takeEarlyText } from '../../kit/input.ts';
import { write } from '../../kit/storage.ts';
import { BEFORE_RELOAD_EVENT, KEEP_EDITS_EVENT } from '../../kit/events.ts';
import { readSession } from '../../preferences/settings-storage.ts';
import { keptEditsKey } from '../edits.ts';
import { loadPackages, loadProgram } from '../programs.ts';
import { translatePage } from '../translate-page.ts';
import { createPreviewFrame } from './preview-frame.ts';
import { startSession, type Draft, type Session } from './session.ts';
import { decodeEdit } from './share.ts';

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
  // Pressed again while it loads.
  const loading = opening.get(demo);
  if (loading && shared === undefined) {
    loading.isWanted = !loading.isWanted;
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

/** An edit that survives a reload. */
interface KeptEdit extends Draft {
  /** Id of its demo. */
  demo: string;
  /** Whether its editor was open. */
  isOpen: boolean;
}

/** Stores the edits of the page for its next load. @throws Error if storage is blocked or full. */
function keepEdits(): void {
  const open = [...sessions].map(([demo, session]) => ({ demo, draft: session.draft(), isOpen: true }));
  const closed = [...drafts].map(([demo, draft]) => ({ demo, draft, isOpen: false }));
  const edits: KeptEdit[] = [...closed, ...open].flatMap(({ demo, draft, isOpen }) =>
    draft ? [{ ...draft, demo: demo.id, isOpen }] : [],
  );
  sessionStorage.setItem(keptEditsKey(), JSON.stringify(edits));
}

/** Restores the edits that were stored before a reload. */
export async function restoreEdits(): Promise<void> {
  const edits = JSON.parse(readSession(keptEditsKey()) ?? '[]') as KeptEdit[];
  write('sessionStorage', keptEditsKey(), null);
  for (const { demo: id, isOpen, ...draft } of edits) {
    const demo = document.getElementById(id);
    if (!demo?.matches('[data-demo]')) continue;
    drafts.set(demo, draft);
    if (isOpen) await toggleEditing(demo);
  }
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
    keepEdits();
    removeEventListener('beforeunload', holdBack);
  });
  document.addEventListener(BEFORE_RELOAD_EVENT, holdBack);
}
