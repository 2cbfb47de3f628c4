import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid';
import { describe, expect, it } from 'vitest';
import dataGrid from '../../../client/theme/packs/zh/data-grid.ts';
import datePickers from '../../../client/theme/packs/zh/date-pickers.ts';

describe('Chinese packs', () => {
  const { MuiDataGrid, MuiPagination } = dataGrid.components;

  it('have every text of pivoting, and those of the package', () => {
    const texts: Record<string, unknown> = MuiDataGrid.defaultProps.localeText;
    const pivoting = Object.keys(GRID_DEFAULT_LOCALE_TEXT).filter(
      (key) => /pivot/i.test(key) && !key.startsWith('prompt'),
    );
    expect(pivoting.length).toBeGreaterThan(25);
    expect(pivoting.filter((key) => !/\p{Script=Han}/u.test(String(texts[key])))).toEqual([]);
    expect(texts.noRowsLabel).toBe('没有数据。');
  });

  it('name the buttons of the pagination', () => {
    const { getItemAriaLabel } = MuiPagination.defaultProps;
    expect(getItemAriaLabel('page', 3, false)).toBe('转到第 3 页');
    expect(getItemAriaLabel('page', 3, true)).toBe('第 3 页');
    expect(getItemAriaLabel('previous', 2, false)).toBe('转到上一页');
  });

  it('say what the next step is in pickers', () => {
    expect(datePickers.components.MuiLocalizationProvider.defaultProps.localeText).toMatchObject({
      nextStepButtonLabel: '下一步',
      cancelButtonLabel: '取消',
    });
  });
});
