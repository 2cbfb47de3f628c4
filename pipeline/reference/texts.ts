import { isProse, type Member, type ReferenceEntry } from '../../site/reference/model.ts';

/** Maps one of the packages' texts to another. @param name The member, slot, class or entry that it describes. */
type MapText = (text: string, name: string) => string;

/** Replaces every text of the packages that an entry's page shows. */
export function mapTexts(entry: ReferenceEntry, translate: MapText): ReferenceEntry {
  const map: MapText = (text, name) => text && translate(text, name);
  const mapped = mapNotes(entry, map);
  return mapped.kind === 'interface'
    ? { ...mapped, members: mapped.members.map((member) => mapMember(member, map)) }
    : {
        ...mapped,
        props: mapped.props.map((prop) => mapMember(prop, map)),
        slots: mapped.slots.map((slot) => mapDefault(mapNotes(slot, map), map)),
        classes: mapped.classes.map((rule) => mapNotes(rule, map)),
      };
}

export interface NamedText {
  text: string;
  name: string;
}

/** The texts of an entry, in the order in which `mapTexts` visits them. */
export function listTexts(entry: ReferenceEntry): NamedText[] {
  const texts: NamedText[] = [];
  mapTexts(entry, (text, name) => {
    texts.push({ text, name });
    return text;
  });
  return texts;
}

function mapMember(member: Member, map: MapText): Member {
  const { name, signature } = member;
  const ofMember: MapText = (text) => map(text, name);
  return {
    ...mapDefault(mapNotes(member, map), map),
    signature: signature && {
      parameters: signature.parameters.map((parameter) => mapDescription(parameter, ofMember)),
      returns: signature.returns && {
        ...signature.returns,
        description: ofMember(signature.returns.description, name),
      },
    },
  };
}

function mapNotes<Part extends { name: string; description: string; deprecated: string | null }>(
  part: Part,
  map: MapText,
): Part {
  return { ...mapDescription(part, map), deprecated: part.deprecated && map(part.deprecated, part.name) };
}

function mapDescription<Part extends { name: string; description: string }>(part: Part, map: MapText): Part {
  return { ...part, description: map(part.description, part.name) };
}

function mapDefault<Part extends { name: string; defaultValue: string | null }>(part: Part, map: MapText): Part {
  const { name, defaultValue } = part;
  return defaultValue !== null && isProse(defaultValue) ? { ...part, defaultValue: map(defaultValue, name) } : part;
}
