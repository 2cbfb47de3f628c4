import type { InlineScript as Script } from '../../../site/config/build-info.ts';

interface DataScriptProps {
  type: 'application/json' | 'application/ld+json';
  data: object;
  id?: string;
}

/** Embeds JSON in a script element; `<` is escaped so that the data cannot close it. */
export function DataScript({ type, data, id }: DataScriptProps) {
  return (
    <script type={type} id={id} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
  );
}

/** An inline script from the build. The content security policy allows it by its hash. */
export function InlineScript({ script, type }: { script: Script; type?: string }) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: script.text }} />;
}
