import { Arrow, Box, Drawing, Label, type DiagramProps, type Words } from './blocks.tsx';

interface LocalizationWords {
  adapter: string;
  library: string;
  locale: string;
  order: string;
  texts: string;
  buttons: string;
  moment: string;
  clock: string;
  field: string;
}

const WORDS: Words<LocalizationWords> = {
  en: {
    adapter: 'Adapter',
    library: 'date library',
    locale: 'Locale',
    order: 'order, names',
    texts: 'Texts',
    buttons: 'buttons',
    moment: 'a moment',
    clock: 'the zone',
    field: 'in the field',
  },
  zh: {
    adapter: '适配器',
    library: '日期库',
    locale: '语言环境',
    order: '顺序、名称',
    texts: '文本',
    buttons: '按钮',
    moment: '一个时刻',
    clock: '时区',
    field: '输入框中',
  },
};

const COLUMNS = [16, 134, 252] as const;
const COLUMN = 92;

/** What the pickers get from the provider, and how one of them shows its value. */
export function Localization({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  const [first, second, third] = COLUMNS;
  const provided = [
    { x: first, prop: 'dateAdapter', label: words.adapter, note: words.library },
    { x: second, prop: 'adapterLocale', label: words.locale, note: words.order },
    { x: third, prop: 'localeText', label: words.texts, note: words.buttons },
  ];
  const shown = [
    { x: first, prop: 'value', label: '15:42 UTC', note: words.moment },
    { x: second, prop: 'timezone', label: 'Halifax', note: words.clock },
    { x: third, prop: '', label: '12:42 PM', note: words.field },
  ];
  return (
    <Drawing height={284}>
      <Box x={4} y={4} w={352} h={124} around label="LocalizationProvider" kind="code" />
      <Arrow from={[180, 128]} to={[180, 156]} />
      <Box x={4} y={156} w={352} h={124} around label="DateTimePicker" kind="code" />
      {[...provided.map((part) => ({ ...part, y: 66 })), ...shown.map((part) => ({ ...part, y: 218 }))].map(
        ({ x, y, prop, label, note }) => (
          <g key={label}>
            <Label x={x + COLUMN / 2} y={y - 12} kind="code">
              {prop}
            </Label>
            <Box
              x={x}
              y={y}
              w={COLUMN}
              h={50}
              tone={y > 66 ? 'accent' : undefined}
              label={label}
              kind="name"
              note={note}
            />
          </g>
        ),
      )}
      {[first, second].map((x) => (
        <Arrow key={x} from={[x + COLUMN, 243]} to={[x + COLUMN + 26, 243]} />
      ))}
    </Drawing>
  );
}
