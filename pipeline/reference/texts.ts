import { isProse, type Member, type ReferenceEntry } from '../../site/reference.ts';

/** Maps one of the packages' texts to another. */
type Say = (text: string) => string;

/** Replaces every text of the packages that an entry's page shows. */
export function mapTexts(entry: ReferenceEntry, translate: Say): ReferenceEntry {
  const say: Say = (text) => text && translate(text);
  const said = sayNotes(entry, say);
  return said.kind === 'interface'
    ? { ...said, members: said.members.map((member) => sayMember(member, say)) }
    : {
        ...said,
        props: said.props.map((prop) => sayMember(prop, say)),
        slots: said.slots.map((slot) => sayDefault(sayNotes(slot, say), say)),
        classes: said.classes.map((rule) => sayNotes(rule, say)),
      };
}

/** The texts of an entry, in the order in which `mapTexts` visits them. */
export function textsOf(entry: ReferenceEntry): string[] {
  const texts: string[] = [];
  mapTexts(entry, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function sayMember(member: Member, say: Say): Member {
  const { signature } = member;
  return {
    ...sayDefault(sayNotes(member, say), say),
    signature: signature && {
      parameters: signature.parameters.map((parameter) => sayDescription(parameter, say)),
      returns: signature.returns && sayDescription(signature.returns, say),
    },
  };
}

function sayNotes<Part extends { description: string; deprecated: string | null }>(part: Part, say: Say): Part {
  return { ...sayDescription(part, say), deprecated: part.deprecated && say(part.deprecated) };
}

function sayDescription<Part extends { description: string }>(part: Part, say: Say): Part {
  return { ...part, description: say(part.description) };
}

function sayDefault<Part extends { defaultValue: string | null }>(part: Part, say: Say): Part {
  const { defaultValue } = part;
  return defaultValue !== null && isProse(defaultValue) ? { ...part, defaultValue: say(defaultValue) } : part;
}
