export interface DataScriptProps {
  type: 'application/json' | 'application/ld+json';
  data: object;
  id?: string;
}

/** Data in the page, written so that it cannot end the element it stands in. */
export function DataScript({ type, data, id }: DataScriptProps) {
  return (
    <script type={type} id={id} dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
  );
}
