import type { ThemeComponent } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { CodeFigure } from '../parts/TypeCode.tsx';

/** The name of a component in a theme, and what the theme can customize. */
export function Theme({ theme: { name, hasDefaultProps, hasStyleOverrides } }: { theme: ThemeComponent }) {
  const { t } = useReference();
  const parts = [
    ...(hasDefaultProps ? ['defaultProps: {}'] : []),
    ...(hasStyleOverrides ? ['styleOverrides: {}'] : []),
  ];
  return (
    <>
      <p>
        {t('reference.theme.text')} <code>{name}</code>
      </p>
      <CodeFigure>
        {`const theme = createTheme({\n  components: {\n    ${name}: { ${parts.join(', ')} },\n  },\n});`}
      </CodeFigure>
    </>
  );
}
