import { Fragment, type ReactNode } from 'react';
import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import { isNegligible, kilobytes, type MeasuredImport } from '../../../site/reference/sizes.ts';
import { breakable } from '../kit/breakable.tsx';
import { Marks } from '../kit/Marks.tsx';
import { useReference } from './parts/context.ts';
import { Section, Since, SiteText } from './parts/Section.tsx';
import { Tools } from './parts/Tools.tsx';

/** The imports of a library with their sizes, largest first. */
export function SizesPage({ sizes, version, since }: Extract<ReferencePage, { kind: 'sizes' }>) {
  const { t } = useReference();
  const { base, imports } = sizes;
  return (
    <>
      <SiteText markdown={t('reference.sizes.text', { base: `\`${base}\`` })} />
      <Tools label={t('reference.sizes.filter')} hasViews={false} />
      <Section name="imports">
        <div className="ref-box">
          <table className="sizes" aria-labelledby="imports">
            <thead>
              <tr>
                <Head>{t('reference.sizes.import')}</Head>
                <Head>{t('reference.sizes.kind')}</Head>
                <Head isSorted>{t('reference.sizes.alone')}</Head>
                <Head>{t('reference.sizes.material')}</Head>
                <Head>{t('reference.sizes.added', { base })}</Head>
              </tr>
            </thead>
            <tbody>
              {imports.map((one) => (
                <ImportRow key={`${one.kind} ${one.name}`} measured={one} since={since[one.name]} />
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section name="measured">
        <SiteText markdown={t('reference.sizes.how', { version })} />
      </Section>
    </>
  );
}

/** A column header: a button that sorts by it, or text where scripts are disabled. */
function Head({ isSorted = false, children }: { isSorted?: boolean; children: ReactNode }) {
  return (
    <th scope="col" aria-sort={isSorted ? 'descending' : undefined}>
      <button type="button" className="when-scripting">
        {children}
      </button>
      <span>{children}</span>
    </th>
  );
}

function ImportRow({ measured, since }: { measured: MeasuredImport; since: string | undefined }) {
  const { t } = useReference();
  const { kind, plan, alone, added } = measured;
  return (
    <tr>
      <th scope="row">
        <ImportName measured={measured} /> <Marks plan={plan} t={t} /> <Since version={since} />
      </th>
      <td>{t(`reference.sizes.kind.${kind}`)}</td>
      <td data-bytes={alone.own}>{kilobytes(alone.own)}</td>
      <td data-bytes={alone.material}>{kilobytes(alone.material)}</td>
      <td data-bytes={added.own + added.material}>
        {kilobytes(added.own)}
        {!isNegligible(added.material) && (
          <small>{t('reference.sizes.more', { material: kilobytes(added.material) })}</small>
        )}
      </td>
    </tr>
  );
}

/** A name that wraps between its parts, linked to its page if it has one. */
function ImportName({ measured: { kind, name } }: { measured: MeasuredImport }) {
  const { href } = useReference();
  const address = kind === 'component' ? href(name.replace(/^unstable_/i, '')) : null;
  const code = (
    <code>
      {name.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {breakable(part)}
        </Fragment>
      ))}
    </code>
  );
  return address === null ? code : <a href={address}>{code}</a>;
}
