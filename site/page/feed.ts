/** News of one library in one language: written by the build, served as Atom. */
export interface FeedAsset {
  /** Newest first. */
  entries: FeedEntry[];
}

export interface FeedEntry {
  /** Key of the page that the entry links to. */
  key: string;
  /** Identifies the news on that page: page URL and id together are the permanent id of the entry. */
  id: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** Names that were added or removed, by group; empty for news about a page. */
  groups: FeedGroup[];
  /** ISO date. */
  updated: string;
}

export interface FeedGroup {
  title: string;
  names: string[];
}
