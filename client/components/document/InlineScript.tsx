import type { InlineScript as Script } from '../../../site/config/build-info.ts';

/** An inline script from the build. The content security policy allows it by its hash. */
export function InlineScript({ script, type }: { script: Script; type?: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: script.text }} />;
}
