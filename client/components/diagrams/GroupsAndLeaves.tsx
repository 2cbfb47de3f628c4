import { Arrow, Box, Drawing, Label, Line, type DiagramProps, type Words } from './blocks.tsx';

const WORDS: Words<{ tree: string; rows: string; group: string; leaf: string }> = {
  en: { tree: 'Tree', rows: 'Rows', group: 'Group', leaf: 'Leaf' },
  zh: { tree: '树', rows: '行', group: '组', leaf: '叶节点' },
};

const GROUPS = [
  { key: 'Fri', y: 26, leaves: [90, 126] },
  { key: 'Sat', y: 156, leaves: [220] },
];
const LEAVES = [
  { id: 1, key: 'Fri', y: 90 },
  { id: 2, key: 'Fri', y: 126 },
  { id: 3, key: 'Sat', y: 220 },
];

/** Rows that are grouped by their day: a group has an id of its own, a leaf that of its row. */
export function GroupsAndLeaves({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={238}>
      <Label x={8} y={10} from="start" kind="name">
        {words.tree}
      </Label>
      <Label x={352} y={10} from="end" kind="name">
        {words.rows}
      </Label>
      {GROUPS.map(({ key, y, leaves }) => (
        <g key={key}>
          {leaves.map((leaf) => (
            <Line key={leaf} from={[22, y + 46]} by={[22, leaf]} to={[42, leaf]} />
          ))}
          <Box
            x={8}
            y={y}
            w={212}
            h={46}
            tone="accent"
            label={`${words.group} ${key}`}
            note={`auto-generated-row-day/${key}`}
            noteKind="code"
          />
        </g>
      ))}
      {LEAVES.map(({ id, key, y }) => (
        <g key={id}>
          <Box x={42} y={y - 14} w={84} h={28} label={`${words.leaf} ${id}`} />
          <Arrow from={[126, y]} to={[184, y]} />
          <Box x={184} y={y - 14} w={168} h={28} label={`{ id: ${id}, day: '${key}' }`} kind="code" />
        </g>
      ))}
    </Drawing>
  );
}
