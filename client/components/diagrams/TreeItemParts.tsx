import { Box, Drawing, type DiagramProps } from './blocks.tsx';

/** The slots of a tree item, one inside the other. */
export function TreeItemParts(_props: DiagramProps) {
  return (
    <Drawing height={214}>
      <Box x={4} y={4} w={352} h={206} around label="root" kind="code" />
      <Box x={16} y={36} w={328} h={76} tone="accent" around label="content" kind="code" />
      <Box x={28} y={68} w={116} h={32} label="iconContainer" kind="code" />
      <Box x={152} y={68} w={84} h={32} label="checkbox" kind="code" />
      <Box x={244} y={68} w={88} h={32} label="label" kind="code" />
      <Box x={16} y={124} w={328} h={74} around label="groupTransition" kind="code" />
      <Box x={40} y={156} w={292} h={30} tone="dashed" label="root" kind="code" />
    </Drawing>
  );
}
