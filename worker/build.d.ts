/** The pipeline's hand-over: `dist/generated/build.json`. */
declare module '#build' {
  import type { BuildInfo } from '../site/build-info.ts';
  const build: BuildInfo;
  export default build;
}
