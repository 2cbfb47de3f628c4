/** Wakes a demo, as hovering it would. Resolves when it is live. */
export function whenLive(demo: HTMLElement): Promise<void> {
  if (demo.dataset.state === 'live') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const observer = new MutationObserver(() => {
      const { state } = demo.dataset;
      // One that had failed wakes again.
      if (!state) return;
      if (state === 'live') resolve();
      else reject(new Error(`The demo "${demo.id}" did not wake.`));
      observer.disconnect();
    });
    observer.observe(demo, { attributeFilter: ['data-state'] });
    demo.querySelector('.demo-root')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
}
