import type { ThemeComponent } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';

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
      <figure className="code">
        <pre tabIndex={0}>
          <code className="language-ts">{`const theme = createTheme({\n  components: {\n    ${name}: { ${parts.join(', ')} },\n  },\n});`}</code>
        </pre>
        <button
          type="button"
          className="copy"
          data-copy=""
          data-ga-event-category="code"
          data-ga-event-action="copy-click"
        >
          {t('code.copy')}
        </button>
      </figure>
    </>
  );
}
