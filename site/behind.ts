/** What changed in a block of the English page since a translation was made from it. */
export interface BlockChange {
  /** What the translation says there, as Markdown; null where the block is new, or where that is not known. */
  translation: string | null;
  /** What the English page says, as Markdown; null for a block that is gone and not known any more. */
  english: readonly TextPiece[] | null;
}

/** Words of a text, and whether they came or went. */
export interface TextPiece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}
