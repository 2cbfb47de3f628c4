import { describe, expect, it } from 'vitest';
import { titles } from '../../../content/navigation.zh.ts';
import { pinyinTerms, readPinyin } from '../../../pipeline/search/pinyin.ts';

/** Words as they are read: titles, terms, and above all words with characters that are read in two ways. */
const READINGS = `
表格行 biao ge hang | 行分组 hang fen zu | 行高 hang gao | 行选择 hang xuan ze | 调整行顺序 tiao zheng hang shun xu
行更新 hang geng xin | 行固定 hang gu ding | 列与行 lie yu hang | 执行 zhi xing | 进行 jin xing
运行 yun xing | 并行 bing xing | 行为 xing wei | 可行 ke xing | 运行时间 yun xing shi jian
调整顺序 tiao zheng shun xu | 回调 hui diao | 调用 diao yong | 重新排序 chong xin pai xu | 重复 chong fu
重要 zhong yao | 重量 zhong liang | 长度 chang du | 增长 zeng zhang | 转动 zhuan dong
校验 jiao yan | 粘贴 zhan tie | 复制和粘贴 fu zhi he zhan tie | 散点图 san dian tu | 折线图 zhe xian tu
折叠 zhe die | 密钥 mi yao | 许可证密钥 xu ke zheng mi yao | 参考 can kao | 更早的版本 geng zao de ban ben
单元格 dan yuan ge | 简单树形视图 jian dan shu xing shi tu | 数据表格 shu ju biao ge | 数据透视 shu ju tou shi | 属性 shu xing
覆盖层 fu gai ceng | 概述 gai shu | 系列 xi lie | 时区 shi qu | 日期和时间选择器 ri qi he shi jian xuan ze qi
安全策略 an quan ce lue | 缩放和平移 suo fang he ping yi | 屏幕阅读器 ping mu yue du qi | 内容 nei rong | 懒加载 lan jia zai
甘特图 gan te tu | 桑基图 sang ji tu | 矩形树图 ju xing shu tu | 漏斗图 lou dou tu | 虚拟化 xu ni hua
剪贴板 jian tie ban | 仪表图 yi biao tu | 刻度 ke du | 渐变 jian bian | 服务端筛选 fu wu duan shai xuan
列固定 lie gu ding | 图例 tu li | 拖放 tuo fang | 焦点 jiao dian`
  .trim()
  .split(/[|\n]/)
  .map((entry) => entry.trim().split(' '));

describe('readPinyin', () => {
  it('reads every character of the titles', () => {
    const runs =
      Object.values(titles)
        .join(' ')
        .match(/\p{Script=Han}+/gu) ?? [];
    expect(runs.length).toBeGreaterThan(100);
    expect(runs.filter((run) => readPinyin(run).some((syllable) => !/^[a-z]+$/.test(syllable)))).toEqual([]);
  });

  it.each(READINGS)('reads %s', (word = '', ...syllables) => {
    expect(readPinyin(word)).toEqual(syllables);
  });
});

describe('the terms of a title', () => {
  it.each([
    ['数据表格', ['shuju', 'biaoge', 'shujubiaoge']],
    ['列固定', ['lie', 'guding', 'lieguding']],
    ['缩放和平移', ['suofang', 'pingyi', 'suofanghepingyi']],
    ['UTC 和时区', ['shiqu']],
  ])('of %s', (title, terms) => {
    expect(pinyinTerms(title)).toEqual(expect.arrayContaining(terms));
  });

  it('are none without Chinese', () => {
    expect(pinyinTerms('Data Grid')).toEqual([]);
  });
});
