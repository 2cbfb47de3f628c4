import { Arrow, Box, Drawing, Label, type DiagramProps, type Words } from './blocks.tsx';

interface ValueWords {
  field: string;
  types: string;
  view: string;
  chooses: string;
  value: string;
  accepted: string;
  cancel: string;
}

const WORDS: Words<ValueWords> = {
  en: {
    field: 'Field',
    types: 'the user types',
    view: 'View',
    chooses: 'the user chooses',
    value: 'Value',
    accepted: 'Accepted value',
    cancel: 'Cancel',
  },
  zh: {
    field: '输入框',
    types: '用户输入',
    view: '视图',
    chooses: '用户选择',
    value: '值',
    accepted: '已接受的值',
    cancel: '取消',
  },
};

/** The two values of a picker, and the callbacks that tell of them. */
export function PickerValue({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  return (
    <Drawing height={282}>
      <Box x={8} y={4} w={136} h={50} label={words.field} kind="name" note={words.types} />
      <Box x={216} y={4} w={136} h={50} label={words.view} kind="name" note={words.chooses} />
      <Arrow from={[76, 54]} by={[76, 139]} to={[112, 139]} />
      <Arrow from={[284, 54]} by={[284, 139]} to={[248, 139]} />
      <Label x={68} y={94} from="end" kind="code">
        onChange
      </Label>
      <Label x={292} y={94} from="start" kind="code">
        onChange
      </Label>
      <Box x={112} y={114} w={136} h={50} tone="accent" label={words.value} kind="name" note="value" noteKind="code" />
      <Arrow from={[152, 164]} to={[152, 228]} />
      <Arrow from={[208, 228]} to={[208, 164]} />
      <Label x={144} y={196} from="end" kind="code">
        onAccept
      </Label>
      <Label x={216} y={196} from="start">
        {words.cancel}
      </Label>
      <Box x={112} y={228} w={136} h={50} label={words.accepted} kind="name" />
    </Drawing>
  );
}
