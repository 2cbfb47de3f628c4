import { createContext } from '../cache/context.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { Problems } from '../kit/problems.ts';
import { loadContent } from '../content/load-content.ts';
import { listProductMessages } from '../reference/errors/list.ts';
import { loadProducts, measuredImports, recordTypes } from '../reference/load-reference.ts';
import { writeRecord } from '../reference/recorded.ts';
import { measureProducts } from '../reference/sizes/measure-products.ts';
import { installedStep } from '../reference/type-steps.ts';
import { runCommand } from '../cli/run-command.ts';

// `npm run record`: records in `content/reference-installed/` what the types of the installed packages say, what they throw
// and log, and what an import of each costs. Takes two minutes; with `-- --types`, which records only the first, 20 seconds.
await runCommand(async () => {
  const { types: isTypesOnly } = readArguments({ types: { type: 'boolean' } });
  const context = createContext();
  const { root } = context;
  const { reference } = await loadContent(context, new Problems());
  await recordTypes(context, reference);
  if (isTypesOnly) return;
  const { current, shared, versions } = await context.steps.run(installedStep, { root, catalog: reference });
  await writeRecord(context, 'messages', versions, await listProductMessages(current, shared));
  const imports = measuredImports(await loadProducts(context, reference), current);
  await writeRecord(context, 'sizes', versions, await measureProducts(root, imports));
});
