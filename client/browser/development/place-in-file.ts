import { DEVELOPMENT_PATH, type PlaceInFile } from '../../../site/protocol/development.ts';
import { element } from '../kit/dom.ts';

/** A place in a file as `file:line`, which opens it in the author's editor. */
export function placeInFile({ file, line }: PlaceInFile): HTMLElement {
  const text = line === undefined ? file : `${file}:${line}`;
  const button = element('button', { type: 'button', title: 'Open in the editor' }, text);
  button.addEventListener('click', () => {
    const place: PlaceInFile = { file, ...(line !== undefined && { line }) };
    void fetch(`${DEVELOPMENT_PATH}/open`, { method: 'POST', body: JSON.stringify(place) });
  });
  return button;
}
