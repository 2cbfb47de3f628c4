import { describe, expect, it } from 'vitest';
import { renamePictureClasses } from '../../../../pipeline/demos/css/picture-classes.ts';

const STYLES = new Map([
  ['mui-1', '.mui-1{top:0}.mui-1 .Row,.Root.mui-1:hover{width:.5em}'],
  ['mui-2', '.mui-2>.mui-1{top:1px}'],
]);

const HTML = '<p class="Root mui-1">.mui-1</p><i class="mui-2 mui-12"></i>';

describe('renamePictureClasses', () => {
  it('gives classes with rules other names, in the HTML and in the rules', () => {
    const { html, styles } = renamePictureClasses({ html: `<b data-picture=""></b>${HTML}`, styles: STYLES });
    expect(html).toBe('<b data-picture=""></b><p class="Root pic-1">.mui-1</p><i class="pic-2 mui-12"></i>');
    expect([...styles]).toEqual([
      ['pic-1', '.pic-1{top:0}.pic-1 .Row,.Root.pic-1:hover{width:.5em}'],
      ['pic-2', '.pic-2>.pic-1{top:1px}'],
    ]);
  });

  it('leaves the HTML of a demo that is hydrated as it is', () => {
    expect(renamePictureClasses({ html: HTML, styles: STYLES })).toEqual({ html: HTML, styles: STYLES });
  });
});
