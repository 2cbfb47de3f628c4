import { messagePieces, type LibraryMessage } from '../../../site/reference/errors.ts';
import {
  MESSAGE_SECTIONS,
  messagesIn,
  type ReferencePage,
  type ShownMessage,
} from '../../../site/reference/reference-page.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import { Marks } from '../kit/Marks.tsx';
import { useReference } from './parts/context.ts';
import { ReferenceTable } from './parts/Row.tsx';
import { Section, SiteText } from './parts/Section.tsx';
import { Tools } from './parts/Tools.tsx';

/** The messages that a library's packages throw or log. */
export function ErrorsPage({ messages }: Extract<ReferencePage, { kind: 'errors' }>) {
  const { t } = useReference();
  const heads = [t('reference.errors.message'), t('reference.errors.about'), t('reference.description')];
  return (
    <>
      <p>{t('reference.errors.text')}</p>
      <Tools label={t('reference.errors.filter')} />
      {MESSAGE_SECTIONS.map((section) => {
        const shown = messagesIn(messages, section);
        if (shown.length === 0) return null;
        return (
          <Section key={section} name={section}>
            <ReferenceTable
              part="error"
              heads={heads}
              labelledBy={section}
              summary={section === 'checks' ? t('reference.errors.checks') : undefined}
            >
              <tbody>
                {shown.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </tbody>
            </ReferenceTable>
          </Section>
        );
      })}
    </>
  );
}

function MessageRow({ message }: { message: ShownMessage }) {
  const { locale } = useReference();
  const { id, text, guide } = message;
  return (
    <tr id={id}>
      <th scope="row">
        <a
          href={`#${id}`}
          translate="no"
          lang={locale === DEFAULT_LOCALE ? undefined : LOCALE_NAMES[DEFAULT_LOCALE].tag}
        >
          {messagePieces(text).map((piece, at) =>
            piece.isPlaceholder ? <var key={at}>{piece.text}</var> : piece.text,
          )}
        </a>
      </th>
      <td>
        <Origin message={message} />
      </td>
      <td>
        {guide && (
          <>
            <GuideParagraph label="cause" markdown={guide.cause} />
            <GuideParagraph label="remedy" markdown={guide.remedy} />
          </>
        )}
      </td>
    </tr>
  );
}

/** Kind, plan and package of a message, and the source files that contain it. */
function Origin({ message }: { message: LibraryMessage }) {
  const { t } = useReference();
  const { kind, isDevelopment, plan, places } = message;
  return (
    <>
      <span className={`chip ${kind}`}>{t(`reference.errors.kind.${kind}`)}</span>{' '}
      {isDevelopment && <span className="chip">{t('reference.errors.development')}</span>} <Marks plan={plan} t={t} />{' '}
      <code>
        {message.package}/{places[0]}
      </code>
      {places.length > 1 && ` +${places.length - 1}`}
    </>
  );
}

function GuideParagraph({ label, markdown }: { label: 'cause' | 'remedy'; markdown: string }) {
  const { t } = useReference();
  return <SiteText markdown={t(`reference.errors.${label}`, { text: markdown })} />;
}
