import { Box, Drawing, Label, type DiagramProps, type Words } from './blocks.tsx';

const WORDS: Words<{ noKey: string; proKey: string; premiumKey: string }> = {
  en: { noKey: 'no key', proKey: 'Pro or Premium key', premiumKey: 'Premium key' },
  zh: { noKey: '无需密钥', proKey: 'Pro 或 Premium 密钥', premiumKey: 'Premium 密钥' },
};

const LIBRARIES = ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/x-tree-view'];
const LINE = 18;

/** Each plan adds packages to the one inside it. */
export function PlansAndPackages({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  const plans = [
    { plan: 'Premium', key: words.premiumKey, x: 4, y: 4, h: 298, packages: ['@mui/x-data-grid-premium'] },
    { plan: 'Pro', key: words.proKey, x: 16, y: 58, h: 232, packages: LIBRARIES.map((name) => `${name}-pro`) },
    { plan: 'Community', key: words.noKey, x: 28, y: 168, h: 110, packages: LIBRARIES },
  ];
  return (
    <Drawing height={306}>
      {plans.map(({ plan, key, x, y, h, packages }, depth) => (
        <g key={plan}>
          <Box x={x} y={y} w={360 - 2 * x} h={h} tone={depth === 2 ? 'accent' : undefined} around />
          <Label x={x + 12} y={y + LINE} from="start" kind="name">
            {plan}
          </Label>
          <Label x={348 - x} y={y + LINE} from="end" kind="note">
            {key}
          </Label>
          {packages.map((name, at) => (
            <Label key={name} x={x + 12} y={y + (at + 2) * LINE} from="start" kind="code">
              {name}
            </Label>
          ))}
        </g>
      ))}
    </Drawing>
  );
}
