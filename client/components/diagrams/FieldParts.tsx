import { Arrow, Box, Drawing, Label, Pointer, type DiagramProps, type Words } from './blocks.tsx';

const WORDS: Words<{ label: string; section: string; separator: string; button: string; format: string }> = {
  en: { label: 'Label', section: 'Section', separator: 'Separator', button: 'Opening button', format: 'Format' },
  zh: { label: '标签', section: '分段', separator: '分隔符', button: '打开按钮', format: '格式' },
};

const SECTIONS = [
  { x: 32, w: 36, text: '06', token: 'MM' },
  { x: 86, w: 36, text: '17', token: 'DD' },
  { x: 140, w: 54, text: '2026', token: 'YYYY' },
];
const SEPARATORS = [77, 131];

/** The field of a picker. Its sections run from left to right in every language. */
export function FieldParts({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={166}>
      <Box x={8} y={50} w={344} h={56} />
      <rect x={24} y={49} width={56} height={2} className="gap" />
      <Label x={52} y={50} kind="note">
        {words.label}
      </Label>
      <Box x={302} y={62} w={32} h={32} tone="accent" label="▾" />
      <Label x={352} y={12} from="end" kind="name">
        {words.button}
      </Label>
      <Pointer from={[318, 22]} to={[318, 62]} />
      <Label x={212} y={152} from="start" kind="name">
        {words.format}
      </Label>
      <g className="fixed">
        {SECTIONS.map(({ x, w, text, token }) => (
          <g key={token}>
            <Box x={x} y={64} w={w} h={28} tone="accent" label={text} />
            <Arrow from={[x + w / 2, 142]} to={[x + w / 2, 98]} />
            <Label x={x + w / 2} y={152} kind="code">
              {token}
            </Label>
          </g>
        ))}
        {SEPARATORS.map((x) => (
          <g key={x}>
            <Label x={x} y={78}>
              /
            </Label>
            <Label x={x} y={152} kind="code">
              /
            </Label>
          </g>
        ))}
        <Label x={131} y={12} from="end" kind="name">
          {words.separator}
        </Label>
        <Pointer from={[131, 22]} to={[131, 70]} />
        <Label x={146} y={12} from="start" kind="name">
          {words.section}
        </Label>
        <Pointer from={[156, 22]} to={[156, 64]} />
      </g>
    </Drawing>
  );
}
