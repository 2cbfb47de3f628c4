/** Takes the styles away that hide what still arrives (`client/drawn/shell/arriving.ts`): a module runs when all is here. */
export function showWhatArrived(): void {
  document.querySelector('style[data-arriving]')?.remove();
}
