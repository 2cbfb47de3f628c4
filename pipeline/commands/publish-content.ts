import { readBuildInfo } from '../kit/build-info.ts';
import { createContext } from '../kit/context.ts';
import { Refusal } from '../kit/refusal.ts';
import { listReleases, publish } from '../release/releases.ts';
import { TARGET_OPTIONS, readArguments, targetOf } from '../release/target.ts';
import { runCommand } from './run-command.ts';

// `npm run publish:content -- --env production`: gives readers the content of the last build, where the worker that is
// deployed fits it. What is more than text takes `npm run deploy`.
await runCommand(async () => {
  const context = createContext();
  const target = targetOf(context.root, readArguments(TARGET_OPTIONS));
  const build = await readBuildInfo(context);
  const current = (await listReleases(target)).find(({ isCurrent }) => isCurrent);
  if (!target.isLocal && current?.content && current.content.worker !== build.worker)
    throw new Refusal(
      `The content of build ${build.id} does not fit the worker that is deployed, that of build ${current.build}: more than text has changed. Run npm run deploy.`,
    );
  const { files } = await publish(target, context);
  console.log(`Published ${files} files of build ${build.id} and switched to it.`);
});
