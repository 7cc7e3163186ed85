import { readdirSync } from 'node:fs';
import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { inProject } from './lib/paths.mjs';
import { projectEnv, run } from './lib/run.mjs';
import { say } from './lib/say.mjs';

const DIR = inProject('tests/bench');

/** One after another: measurements must not share the processor. */
async function runBenchmarks() {
  let failed = 0;
  for (const file of readdirSync(DIR)
    .filter((name) => /\.bench\.(ts|mjs)$/.test(name))
    .sort()) {
    say(file);
    const { code } = await run(process.execPath, [`${DIR}/${file}`], {
      env: projectEnv(),
      onLine: console.log,
    });
    if (code !== 0) failed += 1;
    say(code === 0 ? `✓ ${file}` : `✗ ${file}`);
  }
  return failed > 0 ? 1 : 0;
}

await main(
  '橙仓性能测量',
  async () => {
    await prepare();
    return runBenchmarks();
  },
  { exitCode: 130 },
);
