import { describe, expect, it } from 'vitest';
import { getElements, getInside, readText } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

/** A page with a demo in all stylings. */
const PAGE = '/x/react-tree-view/simple-tree-view/customization/';
const NAME = 'StyledItems';

describe('the styling in the cookie', () => {
  it('is server-rendered, with the stylesheet', async () => {
    const response = await fetch(siteOrigin() + PAGE, { headers: { cookie: 'codeStyling=css' } });
    const demo = getInside(await response.text(), 'figure', { id: NAME }) ?? '';
    const [file, source, name, sheet] = getElements(demo)
      .filter(({ attributes }) => attributes.class?.split(' ').includes('whole'))
      .map(({ inner }) => readText(inner));
    expect(file).toBe(`src/${NAME}.tsx`);
    expect(source).toContain(`import './${NAME}.css';`);
    expect(name).toBe(`src/${NAME}.css`);
    expect(sheet).toMatch(/^\.help-topics \{/);
  });
});
