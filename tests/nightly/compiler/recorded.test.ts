import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../../content/reference.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { listProductMessages } from '../../../pipeline/reference/errors/list.ts';
import { loadReference, measuredImports, type LoadedReference } from '../../../pipeline/reference/load-reference.ts';
import { measureProducts } from '../../../pipeline/reference/sizes/measure-products.ts';
import { installedStep, typesStep } from '../../../pipeline/reference/type-steps.ts';

const context = createContext();

describe('what content/reference-installed/ records', () => {
  let loaded: LoadedReference;
  beforeAll(async () => {
    loaded = await loadReference(context, reference);
  });

  it('is what their types say', async () => {
    const { root, steps } = context;
    const { current, lockFile } = await steps.run(installedStep, { root, catalog: reference });
    expect(loaded.products).toEqual(await steps.run(typesStep, { root, current, lockFile }));
  });

  it('are the messages of the installed packages', async () => {
    const { current, shared } = await context.steps.run(installedStep, { root: context.root, catalog: reference });
    expect(loaded.errors).toEqual(await listProductMessages(current, shared));
  });

  it('are the sizes of the installed packages', { timeout: 600_000 }, async () => {
    const { current } = await context.steps.run(installedStep, { root: context.root, catalog: reference });
    const imports = measuredImports(loaded.products, current);
    expect(loaded.sizes).toEqual(await measureProducts(context.root, imports));
  });
});
