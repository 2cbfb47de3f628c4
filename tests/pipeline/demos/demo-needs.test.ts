import { describe, expect, it } from 'vitest';
import { neededPackages } from '../../../pipeline/demos/needs.ts';

const VERSIONS = {
  '@mui/icons-material': '7.3.11',
  '@mui/x-data-grid-pro': '8.29.3',
  '@types/luxon': '3.7.6',
  'date-fns-jalali': '4.0.0-0',
  dayjs: '1.11.19',
  luxon: '3.7.2',
  'moment-jalaali': '0.10.5',
};

/** @param data Lines of a file that the demo imports. */
function getNeeds(code: string[], packages: string[], data: string[] = []): string[] {
  const file = data.join('\n');
  return neededPackages(
    {
      sources: { 'TS-system': code.join('\n') },
      files: file === '' ? {} : { 'data/rows': { TS: file, JS: file, isJsx: false } },
    },
    packages,
    VERSIONS,
  );
}

describe('what a demo needs beside the packages of its page', () => {
  it('is each other package that it imports, once and with its major version', () => {
    const icons = ["import A from '@mui/icons-material/A';", "import B from '@mui/icons-material/B';"];
    expect(getNeeds(icons, ['@mui/x-data-grid'])).toEqual(['@mui/icons-material@7']);
  });

  it('is nothing for packages of the page and of its quickstart', () => {
    const code = [
      "import * as React from 'react';",
      "import Box from '@mui/material/Box';",
      "import { DataGrid } from '@mui/x-data-grid';",
      "import { rows } from './data/rows';",
    ];
    expect(getNeeds(code, ['@mui/x-data-grid'])).toEqual([]);
  });

  it('is the package of a plan that the page does not name', () => {
    const code = ["import { DataGridPro } from '@mui/x-data-grid-pro';"];
    expect(getNeeds(code, ['@mui/x-data-grid'])).toEqual(['@mui/x-data-grid-pro@8']);
  });

  it('is Day.js, but not on pages of the pickers', () => {
    const code = ["import dayjs from 'dayjs';"];
    expect(getNeeds(code, ['@mui/x-data-grid'])).toEqual(['dayjs@1']);
    expect(getNeeds(code, ['@mui/x-date-pickers-pro'])).toEqual([]);
  });

  it('includes the library of a date adapter, and its types', () => {
    const code = ["import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';"];
    expect(getNeeds(code, ['@mui/x-date-pickers'])).toEqual(['luxon@3', '@types/luxon@3']);
  });

  it('has what the imported files import', () => {
    expect(getNeeds([], ['@mui/x-data-grid'], ["import dayjs from 'dayjs';"])).toEqual(['dayjs@1']);
  });

  it('names a prerelease in full, which a range would leave out', () => {
    expect(getNeeds(["import { format } from 'date-fns-jalali';"], [])).toEqual(['date-fns-jalali@4.0.0-0']);
    expect(getNeeds(["import moment from 'moment-jalaali';"], [])).toEqual(['moment-jalaali@0']);
  });
});
