/** Instructions for coding assistants (https://agentskills.io/specification): written by the build. */
export interface SkillAsset {
  /** `mui-x-data-grid`; also the name of its folder. */
  name: string;
  /** What it does, and when to use it. */
  description: string;
  /** The whole file, with `MARKDOWN_ORIGIN` for the site's origin. */
  text: string;
}
