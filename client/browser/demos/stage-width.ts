/** Widths at which the handle snaps: a small phone, which is also the minimum, and a small tablet. */
const STOPS = [320, 600];
const [NARROWEST = 0] = STOPS;

/** Snap distance and keyboard step, in CSS pixels. */
const SNAP_DISTANCE = 12;
const STEP = 20;

/** Adds a resize handle to each stage, to try components at narrow widths. */
export function enhanceStageWidths(): void {
  const { demoWidth = '' } = document.body.dataset;
  const stages = [...document.querySelectorAll<HTMLElement>('[data-demo] > .demo-stage')];
  const handles = stages.map((stage) =>
    createHandle(stage, demoWidth.replace('{name}', stage.parentElement?.id ?? '')),
  );
  // Add them when all are made: each measures its stage, and would lay out the page again after a change.
  for (const [at, handle] of handles.entries()) stages[at]?.append(handle);
}

/** A separator with pointer and keyboard support: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/. */
function createHandle(stage: HTMLElement, label: string): HTMLElement {
  const handle = document.createElement('div');
  Object.assign(handle, { className: 'demo-handle', role: 'separator', tabIndex: 0, ariaLabel: label });
  Object.assign(handle, { ariaOrientation: 'vertical', ariaValueMin: String(NARROWEST) });
  const widest = () => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
    return stage.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  };
  const width = () => Math.min(parseFloat(stage.style.getPropertyValue('--demo-width')) || Infinity, widest());
  const updateValue = () => {
    handle.ariaValueMax = String(widest());
    handle.ariaValueNow = String(width());
    handle.ariaValueText = `${Math.round(width())} px`;
  };
  const setWidth = (wanted: number) => {
    const chosen = Math.max(NARROWEST, Math.round(wanted));
    if (chosen >= widest()) stage.style.removeProperty('--demo-width');
    else stage.style.setProperty('--demo-width', `${chosen}px`);
    updateValue();
  };
  handle.addEventListener('focus', updateValue);
  handle.addEventListener('dblclick', () => setWidth(Infinity));
  handle.addEventListener('pointerdown', ({ pointerId }) => handle.setPointerCapture(pointerId));
  handle.addEventListener('pointermove', ({ clientX, pointerId }) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { left, width: outer } = stage.getBoundingClientRect();
    setWidth(snap(2 * Math.abs(clientX - left - outer / 2), widest()));
  });
  handle.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(stage).direction === 'rtl' ? -STEP : STEP;
    const to: Record<string, number> = {
      ArrowRight: width() + forward,
      ArrowLeft: width() - forward,
      Home: NARROWEST,
      End: Infinity,
    };
    const wanted = to[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    setWidth(wanted);
  });
  updateValue();
  return handle;
}

/** Snaps a width to a nearby stop; Infinity for the full width. */
function snap(wanted: number, widest: number): number {
  if (wanted > widest - SNAP_DISTANCE) return Infinity;
  return STOPS.find((stop) => Math.abs(stop - wanted) < SNAP_DISTANCE) ?? wanted;
}
