/** What is new in one library, in one language; written by the build, served as Atom. */
export interface FeedAsset {
  /** Newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Page key that the entry leads to. */
  key: string;
  /** Names the news on that page: with the page's address it identifies the entry for good. */
  id: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** Names that came and went, by group; empty for the news of a page. */
  groups: FeedGroup[];
  /** ISO date. */
  updated: string;
}

export interface FeedGroup {
  title: string;
  names: string[];
}
