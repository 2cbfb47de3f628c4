import type { EntryContext, GuideLink } from '../../../../site/reference/reference-page.ts';
import { useReference } from '../parts/context.ts';

/** Guides and demos that use a component, and members whose type is an interface. */
export function Used({ context: { guides, usedBy } }: { context: EntryContext }) {
  const { t } = useReference();
  return (
    <>
      {usedBy.length > 0 && (
        <>
          <p>{t('reference.usedBy')}</p>
          <ul translate="no">
            {usedBy.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {guides.length > 0 && (
        <ul>
          {guides.map((guide) => (
            <Guide key={guide.href} guide={guide} />
          ))}
        </ul>
      )}
    </>
  );
}

function Guide({ guide: { title, href, demos } }: { guide: GuideLink }) {
  return (
    <li>
      <a href={href}>{title}</a>
      {demos.length > 0 && (
        <ul className="demos-of">
          {demos.map((demo) => (
            <li key={demo.href}>
              <a href={demo.href}>{demo.title}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
