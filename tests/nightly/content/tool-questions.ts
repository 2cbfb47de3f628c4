import type { Entry } from './asked.ts';

const CHECK = '/x/check';
const DEMOS = '/x/demos';
const PARTS = '/x/common-concepts/custom-components';
const THEME = '/x/theme';

/** What readers ask that a page with a tool answers: a check of code, all demos, the names of parts, a theme. */
export const TOOL_QUESTIONS_IN_ENGLISH: readonly Entry[] = [
  ['onCellEditCommit', '/x/migration/migration-data-grid-v5'],
  ['check my code for v9', CHECK],
  ['does my code work with version 9', CHECK],
  ['is my code ready for version 9', CHECK],
  ['find breaking changes in my code', CHECK],
  ['deprecated props in my code', CHECK],
  ['upgrade checker', CHECK],
  ['paste code to check migration', CHECK],
  ['find a demo', DEMOS],
  ['all demos', DEMOS],
  ['demo gallery', DEMOS],
  ['pictures of all demos', DEMOS],
  ['browse examples', DEMOS],
  ['tree in a popover', '/x/react-tree-view/recipes'],
  ['what is this part called', PARTS],
  ['name of a part', PARTS],
  ['find the css class of an element', PARTS],
  ['which slot is this', PARTS],
  ['class name of the column header', '/x/react-data-grid/column-header'],
  ['how is the header separator called', '/x/react-data-grid/column-header'],
  ['class of the calendar header label', '/x/api/date-pickers/pickers-calendar-header'],
  ['is my color readable', THEME],
  ['contrast of my brand color', THEME],
  ['is white text on my green readable', THEME],
  ['make a theme', THEME],
  ['theme builder', THEME],
  ['export my theme as code', THEME],
  ['try my theme', THEME],
  ['see all demos with my theme', THEME],
];

export const TOOL_QUESTIONS_IN_CHINESE: readonly Entry[] = [
  ['检查我的代码', CHECK],
  ['检查代码是否兼容 v9', CHECK],
  ['升级检查工具', CHECK],
  ['所有示例', DEMOS],
  ['全部演示', DEMOS],
  ['示例图库', DEMOS],
  ['部件名称', PARTS],
  ['列标题的类名', '/x/react-data-grid/column-header'],
  ['我的颜色可读吗', THEME],
  ['品牌色对比度', THEME],
  ['深色模式的品牌色', THEME],
  ['主题生成器', THEME],
];
