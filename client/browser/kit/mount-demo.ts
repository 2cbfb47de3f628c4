import type { ProductId } from '../../../site/products.ts';

/** Options for mounting a demo. */
export interface MountOptions<Pack> {
  /** Prefix of `useId` ids; must equal the server's. */
  identifierPrefix: string;
  language: string;
  product: ProductId | null;
  /** Texts of the demo's libraries in that language, for the theme. */
  packs: readonly Pack[];
  /** Shown when the demo crashes. */
  failedMessage: string;
  /** Whether the element's HTML matches the demo's first render; only that of the default styling does. */
  hydrates: boolean;
  /** Licence key of the Pro and Premium packages; without it they show their watermark. */
  licenseKey: string | undefined;
}

/** The React runtime (`client/islands/demo/mount.tsx`) that the enhancer imports by URL. */
export interface DemoRuntime<Component, Pack> {
  mountDemo: (element: HTMLElement, Demo: Component, options: MountOptions<Pack>) => Promise<() => void>;
}
