/** A change to a block of the English page since its translation was made. */
export interface BlockChange {
  /** Markdown of the translated block; null for a new block, or if unknown. */
  translation: string | null;
  /** Markdown of the English block, as a diff; null for a removed block whose text is unknown. */
  english: readonly TextPiece[] | null;
}

/** A run of words in a diff. */
export interface TextPiece {
  text: string;
  kind: 'same' | 'added' | 'removed';
}
