import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { inProject } from './lib/paths.mjs';
import { projectEnv, run } from './lib/run.mjs';

await main(
  '橙仓集群演练',
  async () => {
    await prepare();
    const { code } = await run(process.execPath, [inProject('drill/run.ts'), ...process.argv.slice(2)], {
      env: projectEnv(),
      onLine: console.log,
    });
    return code ?? 1;
  },
  { exitCode: 130 },
);
