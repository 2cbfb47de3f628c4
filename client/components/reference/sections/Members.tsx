import { groupAnchor } from '../../../../site/prop-groups.ts';
import { getHistory } from '../../../../site/reference/changes.ts';
import type { EntryContext } from '../../../../site/reference/reference-page.ts';
import { isProse, type Member, type Signature } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { ReferenceTable, Row, RowGroup } from '../parts/Row.tsx';
import { PackageText } from '../parts/Section.tsx';
import { PlainCode, TypeCode } from '../parts/TypeCode.tsx';

export interface MembersProps {
  members: readonly Member[];
  context: EntryContext;
  labelledBy: string;
}

/** A table of a component's props, or an interface's properties. */
export function Members({ members, context, labelledBy }: MembersProps) {
  const { t } = useReference();
  const heads = [t('reference.name'), t('reference.type'), t('reference.default'), t('reference.description')];
  return (
    <ReferenceTable part="prop" heads={heads} labelledBy={labelledBy}>
      {context.propGroups.length === 0 && <tbody>{members.map(toRow)}</tbody>}
      {context.propGroups.map(({ group, names }) => (
        <RowGroup key={group} id={groupAnchor(group)} title={t(`props.group.${group}`)}>
          {members.filter(({ name }) => names.includes(name)).map(toRow)}
        </RowGroup>
      ))}
    </ReferenceTable>
  );

  function toRow(member: Member) {
    return <MemberRow key={member.name} member={member} context={context} />;
  }
}

function MemberRow({ member, context }: { member: Member; context: EntryContext }) {
  const { t, major } = useReference();
  const { name, type, defaultValue, signature } = member;
  const short = signature ? shortSignature(signature) : undefined;
  const example = context.examples[name];
  return (
    <Row
      part="prop"
      name={name}
      isRequired={member.isRequired}
      plan={member.plan}
      deprecated={member.deprecated}
      history={getHistory(context, 'prop', name, major)}
      cells={[<TypeCode key="type" type={type} short={short} />, <DefaultValue key="default" value={defaultValue} />]}
    >
      {example !== undefined && (
        <a className="demo-line" href={example}>
          {t('reference.example')}
        </a>
      )}
      <PackageText markdown={member.description} />
      {signature && <SignatureList signature={signature} />}
      <Examples examples={member.examples} />
    </Row>
  );
}

/** A default value: code, or a sentence of the package with code in backticks. */
export function DefaultValue({ value }: { value: string | null }) {
  if (value === null) return null;
  return isProse(value) ? <PackageText markdown={value} /> : <PlainCode code={value} />;
}

function shortSignature({ parameters }: Signature): string {
  return `(${parameters.map(({ name, isOptional }) => name + (isOptional ? '?' : '')).join(', ')}) => …`;
}

/** A function's parameters and result, with types. */
function SignatureList({ signature: { parameters, returns } }: { signature: Signature }) {
  const { t } = useReference();
  const says =
    parameters.some(({ type, description }) => description !== '' || type.expanded !== null) || returns !== null;
  if (!says) return null;
  return (
    <dl>
      {parameters.map(({ name, type, isOptional, description }) => (
        <div key={name}>
          <dt>
            <var translate="no">{name}</var>
            {isOptional && '?'} <TypeCode type={type} />
          </dt>
          <dd>
            <PackageText markdown={description} />
          </dd>
        </div>
      ))}
      {returns && (
        <div>
          <dt>
            {t('reference.returns')} <TypeCode type={returns.type} />
          </dt>
          <dd>
            <PackageText markdown={returns.description} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Examples({ examples }: { examples: readonly string[] }) {
  const { t } = useReference();
  if (examples.length === 0) return null;
  return (
    <details className="example">
      <summary>{t('reference.example')}</summary>
      {examples.map((example) => (
        <pre key={example} tabIndex={0}>
          <code>{example.replace(/^```\w*\n|\n?```$/g, '')}</code>
        </pre>
      ))}
    </details>
  );
}
