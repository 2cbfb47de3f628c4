import type { ProductId } from '../../../site/products.ts';

/** Props that change while a demo lives. */
export interface DemoProps {
  read: () => object;
  /** @returns A function that ends it. */
  follow: (onChange: () => void) => () => void;
}

/** What a demo is brought to life with. */
export interface MountOptions {
  /** Prefix of the ids that React makes, the same as in the server HTML. */
  identifierPrefix: string;
  language: string;
  product: ProductId | null;
  /** Shown when the demo crashes. */
  failedMessage: string;
  /** Whether the element's HTML is what the demo draws first; the other stylings' is not. */
  hydrates: boolean;
  /** Licence key of the Pro and Premium packages; without one their watermark stays. */
  licenseKey: string | undefined;
  /** The props of a playground's component. */
  props: DemoProps | undefined;
}

/** What the module with React offers to the enhancer, which loads it by its address (`client/islands/demo/mount.tsx`). */
export interface DemoRuntime<Component> {
  mountDemo: (element: HTMLElement, Demo: Component, options: MountOptions) => Promise<() => void>;
}
