import { isProse, type Member, type ReferenceEntry } from '../../site/reference.ts';

/** Maps one of the packages' texts to another. @param name The member, slot, class or entry that it describes. */
type Say = (text: string, name: string) => string;

/** Replaces every text of the packages that an entry's page shows. */
export function mapTexts(entry: ReferenceEntry, translate: Say): ReferenceEntry {
  const say: Say = (text, name) => text && translate(text, name);
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

/** A text, and the name of what it describes. */
export interface NamedText {
  text: string;
  name: string;
}

/** The texts of an entry, in the order in which `mapTexts` visits them. */
export function textsOf(entry: ReferenceEntry): NamedText[] {
  const texts: NamedText[] = [];
  mapTexts(entry, (text, name) => {
    texts.push({ text, name });
    return text;
  });
  return texts;
}

function sayMember(member: Member, say: Say): Member {
  const { name, signature } = member;
  const ofMember: Say = (text) => say(text, name);
  return {
    ...sayDefault(sayNotes(member, say), say),
    signature: signature && {
      parameters: signature.parameters.map((parameter) => sayDescription(parameter, ofMember)),
      returns: signature.returns && {
        ...signature.returns,
        description: ofMember(signature.returns.description, name),
      },
    },
  };
}

function sayNotes<Part extends { name: string; description: string; deprecated: string | null }>(
  part: Part,
  say: Say,
): Part {
  return { ...sayDescription(part, say), deprecated: part.deprecated && say(part.deprecated, part.name) };
}

function sayDescription<Part extends { name: string; description: string }>(part: Part, say: Say): Part {
  return { ...part, description: say(part.description, part.name) };
}

function sayDefault<Part extends { name: string; defaultValue: string | null }>(part: Part, say: Say): Part {
  const { name, defaultValue } = part;
  return defaultValue !== null && isProse(defaultValue) ? { ...part, defaultValue: say(defaultValue, name) } : part;
}
