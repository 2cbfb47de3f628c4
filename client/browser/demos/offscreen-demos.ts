/**
 * Lets the browser skip style and layout of sleeping demos that are out of view (`content-visibility` in
 * `enhance/after-first-input.css`): the styles of a demo that wakes match the elements of all others like it.
 */
export function skipOffscreenDemos(): void {
  // Only in Chromium: WebKit takes no click on what has just come into view.
  if (!('userAgentData' in navigator)) return;
  const stages = [...document.querySelectorAll<HTMLElement>('.demo-stage')];
  // Measure all first: each write would make the next measurement lay the page out again.
  const heights = stages.map((stage) => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(stage);
    return stage.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  });
  for (const [at, stage] of stages.entries()) stage.style.containIntrinsicBlockSize = `auto ${heights[at]}px`;
}
