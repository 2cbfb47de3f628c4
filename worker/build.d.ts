/** What the pipeline hands to the worker: `dist/generated/build.json`. */
declare module '#build' {
  const build: import('../site/config/build-info.ts').BuildInfo;
  export default build;
}
