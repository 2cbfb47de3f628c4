import type { ProductId } from '../../../site/products.ts';

/** What a demo is brought to life with. */
export interface MountOptions<Pack> {
  /** Prefix of the ids that React makes, the same as in the server HTML. */
  identifierPrefix: string;
  language: string;
  product: ProductId | null;
  /** Texts of the demo's libraries in that language, for the theme. */
  packs: readonly Pack[];
  /** Shown when the demo crashes. */
  failedMessage: string;
  /** Whether the element's HTML is what the demo draws first; the other stylings' is not. */
  hydrates: boolean;
  /** Licence key of the Pro and Premium packages; without one their watermark stays. */
  licenseKey: string | undefined;
}

/** What the module with React offers to the enhancer, which loads it by its address (`client/islands/demo/mount.tsx`). */
export interface DemoRuntime<Component, Pack> {
  mountDemo: (element: HTMLElement, Demo: Component, options: MountOptions<Pack>) => Promise<() => void>;
}
