declare module 'xmlserializer' {
  import type { DefaultTreeAdapterTypes } from 'parse5';

  const xmlserializer: { serializeToString: (node: DefaultTreeAdapterTypes.Node) => string };
  export default xmlserializer;
}
