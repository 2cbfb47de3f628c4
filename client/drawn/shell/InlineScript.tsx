import type { InlineScript as Script } from '../../../site/build-info.ts';

/** A script of the build, allowed by its hash in the policy. */
export function InlineScript({ script, type }: { script: Script; type?: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: script.text }} />;
}
