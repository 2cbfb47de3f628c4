import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestedContext } from '../../support/tested-site.ts';
import { createAddress } from '../../support/address.ts';
import { readComplaints, RECORD_COMPLAINTS } from './complaints.ts';
import { ENGINES, useEngine } from './engines.ts';
import { brightness } from '../../support/browser/observe.ts';
import { GUIDE, readPageKinds } from '../../support/browser/pages.ts';

const address = createAddress(RECORD_COMPLAINTS);

/** Without a service worker: the network answers every request. */
beforeAll(() => address.serve(createTestedContext(), { DOCS_DOMAIN: '' }));
afterAll(() => address.stop());

const DEMO = '#ControlledExpansion';

for (const engine of ENGINES) {
  describe.skipIf(engine.isMissing)(`in ${engine.title}`, () => {
    const tab = useEngine(engine);

    const open = (path: string) => tab().goTo(address.url() + path);
    const getText = (selector: string) =>
      tab().evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? null, selector);
    const readAttribute = (selector: string, name: string) =>
      tab().evaluate((css, wanted) => document.querySelector(css)?.getAttribute(wanted) ?? null, selector, name);
    const valueOf = (selector: string) =>
      tab().evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);
    const palette = async () =>
      brightness(await tab().evaluate(() => getComputedStyle(document.body).backgroundColor)) < 128 ? 'dark' : 'light';
    const pathname = () => tab().evaluate(() => location.pathname);

    /** What the page complained about. A page that a link opened has its address before its first script has run. */
    const complaints = async () => {
      await expect.poll(() => tab().evaluate(() => document.readyState)).toBe('complete');
      return readComplaints(tab());
    };

    /** Opens the search by keyboard, and asks for something. */
    const ask = async (query: string) => {
      await tab().type('/');
      await expect.poll(() => tab().evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
      await tab().type(query);
    };

    /** Replaces the code in the open editor. */
    const write = async (code: string) => {
      await expect.poll(() => tab().evaluate(() => document.activeElement?.matches('.cm-content'))).toBe(true);
      await tab().pressWithControl('a');
      await tab().type(code);
    };

    beforeEach(async () => {
      await open('/healthz');
      await tab().evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });

    it('pages of each kind load without complaints', async () => {
      const found: Record<string, string[]> = {};
      const kinds = await readPageKinds();
      for (const [kind, path] of kinds) {
        await open(path);
        found[kind] = await complaints();
      }
      expect(found).toEqual(Object.fromEntries(kinds.map(([kind]) => [kind, []])));
    });

    describe('a reader', () => {
      afterEach(async () => expect(await complaints()).toEqual([]));

      it('chooses dark, which the next page keeps', async () => {
        await open(GUIDE);
        expect(await palette()).toBe('light');
        await tab().click('.bar .mode > summary');
        await tab().click('[data-set-mode=dark]');
        await expect.poll(palette).toBe('dark');
        await open('/zh/x/introduction/');
        expect(await palette()).toBe('dark');
      });

      it('goes to the next page and to one of the navigation, and back', async () => {
        await open(GUIDE);
        await tab().click('.pager [rel=next]');
        await expect.poll(pathname).not.toBe(GUIDE);
        await tab().click(`#navigation a[href="${GUIDE}"]`);
        await expect.poll(pathname).toBe(GUIDE);
        await tab().evaluate(() => history.back());
        await expect.poll(pathname).not.toBe(GUIDE);
      });

      it('sorts the grid of the start page', async () => {
        await open('/x/introduction/');
        await tab().click('#SeasonGrid [role=columnheader][data-field=sold]');
        await expect.poll(() => getText('#SeasonGrid [role=gridcell][data-field=title]')).toBe('Uncle Vanya');
      });

      it('chooses a day in the calendar of the start page', async () => {
        await open('/x/introduction/');
        const day = '#Curtain [role=row]:nth-child(3) [role=gridcell]:nth-child(2)';
        await tab().click(day);
        await expect.poll(() => readAttribute(day, 'aria-selected')).toBe('true');
      });

      it('points at the chart of the start page', async () => {
        await open('/x/introduction/');
        await tab().hover('#TicketLines .demo-root');
        await expect.poll(() => readAttribute('#TicketLines', 'data-state')).toBe('live');
        await tab().hover('#TicketLines .demo-bar');
        await tab().hover('#TicketLines .demo-root');
        await expect.poll(() => getText('.MuiChartsTooltip-root')).toContain('Studio');
      });

      it('expands an item of the tree of the start page', async () => {
        await open('/x/introduction/');
        const studio = '#RepertoireTree [role=treeitem][aria-expanded=false]';
        await tab().click(`${studio} .MuiTreeItem-label`);
        await expect.poll(() => getText('#RepertoireTree')).toContain('The Lighthouse');
      });

      it.each([
        ['data-grid/data-grid', 'DataGridPlayground', 'density=compact', 'light', 'ltr'],
        ['date-pickers/date-calendar', 'DateCalendarPlayground', 'showDaysOutsideCurrentMonth=true', 'dark', 'ltr'],
        ['charts/bar-chart', 'BarChartPlayground', 'layout=horizontal', 'light', 'rtl'],
        ['tree-view/rich-tree-view', 'RichTreeViewPlayground', 'checkboxSelection=true', 'dark', 'rtl'],
      ])('tries %s by a link', async (path, id, state, mode, direction) => {
        await tab().evaluate(
          (colorMode, theme) => {
            localStorage.setItem('docs-color-mode', colorMode);
            localStorage.setItem('docs-theme', theme);
          },
          mode,
          JSON.stringify({ direction }),
        );
        await open(`/x/api/${path}/#${id}~${state}`);
        await expect.poll(() => readAttribute(`#${id}`, 'data-state')).toBe('live');
        await expect.poll(() => getText('.demo-source .preview')).toContain(state.split('=')[0]);
        expect(await palette()).toBe(mode);
        expect(await readAttribute('html', 'dir')).toBe(direction);
      });

      it('copies code, and pastes it elsewhere', async () => {
        await open('/x/introduction/installation/');
        // WebKit may refuse the clipboard to a click that waits for the code (decision 0004), which a pointer loads before.
        await tab().hover('h1');
        await expect.poll(() => readAttribute('[data-set-mode]', 'aria-pressed')).not.toBe(null);
        await tab().click('.code [data-copy]');
        await expect.poll(() => getText('#status')).toBe('Copied');
        await ask('');
        await tab().pressWithControl('v');
        await expect.poll(() => valueOf('dialog input')).toContain('npm create vite@latest');
      });

      it('mirrors the page in the settings, which Escape closes', async () => {
        await open(GUIDE);
        await tab().click('[data-settings]');
        await tab().click('[role=dialog] button[value=rtl]');
        await expect.poll(() => readAttribute('html', 'dir')).toBe('rtl');
        await tab().press('Escape');
        await expect.poll(() => getText('[role=dialog]')).toBe(null);
        await expect.poll(() => tab().evaluate(() => document.activeElement?.matches('[data-settings]'))).toBe(true);
      });

      it('searches by keyboard', async () => {
        await open('/x/introduction/');
        await ask('controlled expansion');
        await expect.poll(() => getText('dialog [role=option]')).toMatch(/controlled expansion/i);
        await tab().press('Enter');
        await expect.poll(pathname).toMatch(/\/expansion\/$/);
      });

      it('edits a demo', async () => {
        await open(GUIDE);
        await tab().click(`${DEMO} [data-demo-edit]`);
        await write("export default () => 'Written by a reader';");
        await expect.poll(() => tab().textOfFrame(`${DEMO} iframe`)).toBe('Written by a reader');
      });

      it('is told of an endless loop in an edit, and goes on', async () => {
        await open(GUIDE);
        await tab().click(`${DEMO} [data-demo-edit]`);
        await write('export default () => { while (true) {} };');
        await expect.poll(() => getText('.demo-status')).toMatch(/^Line 1: Stopped after two seconds/);
        await write("export default () => 'It ends';");
        await expect.poll(() => tab().textOfFrame(`${DEMO} iframe`)).toBe('It ends');
      });

      it('points at a part of a component, which keeps it', async () => {
        await open('/x/api/data-grid/data-grid/');
        const button = '.demo-bar [data-demo-parts]';
        await tab().click(button);
        await expect.poll(() => readAttribute(button, 'aria-pressed')).toBe('true');
        await tab().hover('.demo-root .MuiDataGrid-columnSeparator');
        await expect.poll(() => getText('.part-label')).toContain('MuiDataGrid-columnSeparator');
        await tab().click('.demo-root .MuiDataGrid-columnSeparator');
        await expect.poll(() => getText('.demo')).toContain('classes={{ columnSeparator:');
        await tab().press('Escape');
        await expect.poll(() => getText('.part-label')).toBe(null);
      });

      it('makes a theme of one color, which demos have at once', async () => {
        await open('/x/theme/');
        await tab().click('#theme-primary');
        await tab().pressWithControl('a');
        await tab().type('#116633');
        await expect.poll(() => getText('[data-theme-summary]')).toContain('#116633');
        await tab().hover('#PaintedButton .demo-root');
        // Away again: under the pointer, the button is darker.
        await tab().hover('h1');
        const getColor = () =>
          tab().evaluate(() => {
            const button = document.querySelector('#PaintedButton .MuiButton-root');
            return button && getComputedStyle(button).backgroundColor;
          });
        await expect.poll(getColor).toBe('rgb(17, 102, 51)');
      });

      it('changes a prop in a playground', async () => {
        await open('/x/api/data-grid/data-grid/');
        await tab().click('[data-demo-play]');
        await tab().click('#play-checkboxSelection');
        await expect.poll(() => getText('.demo-source .preview')).toContain('checkboxSelection');
        await expect
          .poll(() => tab().evaluate(() => document.querySelectorAll('.demo-root [type=checkbox]').length))
          .toBeGreaterThan(1);
      });
    });
  });
}
