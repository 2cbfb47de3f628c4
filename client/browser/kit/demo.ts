import type { ProductId } from '../../../site/products.ts';

/** URLs of the modules with the texts of a demo's libraries in the page's language. */
export function listPacks({ dataset }: HTMLElement): string[] {
  return dataset.demoPacks?.split(' ') ?? [];
}

export interface DemoProps {
  read: () => object;
  /** @returns Unsubscribes. */
  follow: (onChange: () => void) => () => void;
}

export interface MountOptions<Pack> {
  /** Prefix of `useId` ids; must equal the server's. */
  identifierPrefix: string;
  language: string;
  product: ProductId | null;
  /** Theme options with the texts of the demo's libraries in that language. */
  packs: readonly Pack[];
  /** Shown when the demo crashes. */
  failedMessage: string;
  /** Whether the element's HTML matches the demo's first render; only that of the default styling does. */
  hydrates: boolean;
  /** Licence key of the Pro and Premium packages; without it they show their watermark. */
  licenseKey: string | undefined;
  /** The props of a playground's component. */
  props: DemoProps | undefined;
}

/** The React runtime (`client/islands/demo/mount.tsx`) that the enhancer imports by URL. */
export interface DemoRuntime<Component, Pack> {
  mountDemo: (element: HTMLElement, Demo: Component, options: MountOptions<Pack>) => Promise<() => void>;
}
