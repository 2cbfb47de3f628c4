import { Arrow, Box, Drawing, Label, type DiagramProps, type Words } from './blocks.tsx';

const WORDS: Words<{ page: string; server: string; cache: string; parts: string; missing: string }> = {
  en: {
    page: 'Page size',
    server: 'from the server',
    cache: 'from the cache',
    parts: 'Cache, in parts of 5',
    missing: 'missing',
  },
  zh: { page: '每页行数', server: '来自服务器', cache: '来自缓存', parts: '缓存：每块 5 行', missing: '缺失' },
};

/** A part of the cache is as wide as five rows. */
const PART = 114;
const FIRST = 9;
const SECOND = FIRST + PART;
const THIRD = SECOND + PART;
const END = THIRD + PART;

/** A response of ten rows in a cache, with page sizes of 5, 10 and 15, and two later requests. */
export function CacheParts({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={270}>
      <Label x={FIRST} y={10} from="start" kind="name">{`${words.page} 10`}</Label>
      <Label x={THIRD} y={10} from="end" kind="note">
        {words.server}
      </Label>
      <Box x={FIRST} y={24} w={2 * PART} h={30} label="0–9" />
      {[FIRST, SECOND].map((x) => (
        <Arrow key={x} from={[x + PART / 2, 54]} to={[x + PART / 2, 102]} />
      ))}
      <Label x={END} y={84} from="end" kind="name">
        {words.parts}
      </Label>
      <Box x={FIRST} y={102} w={PART} h={30} tone="accent" label="0–4" />
      <Box x={SECOND} y={102} w={PART} h={30} tone="accent" label="5–9" />
      <Box x={THIRD} y={102} w={PART} h={30} tone="dashed" label={words.missing} kind="note" />
      <Arrow from={[SECOND + PART / 2, 132]} to={[SECOND + PART / 2, 164]} />
      <Box x={SECOND} y={164} w={PART} h={30} label="5–9" />
      <Label x={THIRD + 12} y={170} from="start" kind="name">{`${words.page} 5`}</Label>
      <Label x={THIRD + 12} y={188} from="start" kind="note">
        {words.cache}
      </Label>
      <Label x={FIRST} y={222} from="start" kind="name">{`${words.page} 15`}</Label>
      <Label x={END} y={222} from="end" kind="note">
        {words.server}
      </Label>
      <Box x={FIRST} y={236} w={3 * PART} h={30} label="0–14" />
    </Drawing>
  );
}
