import { ensureBrowser } from './lib/browser.mjs';
import { printLine, UserFacingError } from './lib/console.mjs';
import { prepare, prepareBench } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { inProject } from './lib/paths.mjs';
import { projectEnv, run } from './lib/run.mjs';
import { buildPagesIfStale } from './lib/webBuild.mjs';

/** Alone, when asked for by name: `scale` fills a disk, and `soak` takes an hour. */
const LARGE = ['scale', 'soak'];
const BENCHMARKS = [
  ...['gateway', 'telemetry', 'orders', 'waybills', 'lists', 'goods', 'search', 'stocks', 'shops', 'growth'],
  ...['roles', 'console', 'bank', 'addresses', 'sheets', 'web'],
];

/** They measure the web app as built, in a browser. */
const IN_BROWSER = ['goods', 'web'];

/** @throws UserFacingError for an unknown benchmark. */
function requested() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => ![...BENCHMARKS, ...LARGE].includes(name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `没有名为 ${unknown.join('、')} 的测量；可选：${[...BENCHMARKS, ...LARGE].join('、')}。`,
      {
        exitCode: 2,
      },
    );
  return names.length > 0 ? names : BENCHMARKS;
}

async function webEnv() {
  await buildPagesIfStale({ dev: false });
  const browser = await ensureBrowser();
  return browser ? { CHROMIUM_PATH: browser } : {};
}

/**
 * Sequentially, because measurements must not share the processor. A failure is reported, and the others continue.
 */
async function runBenchmarks(names) {
  const failed = [];
  for (const name of names) {
    printLine(`测量 ${name}`);
    const env = projectEnv(IN_BROWSER.includes(name) ? await webEnv() : {});
    const { code } = await run(process.execPath, [inProject('bench/run.ts'), name], {
      env,
      onLine: console.log,
    });
    if (code !== 0) failed.push(name);
  }
  printLine('报告：docs/benchmarks/README.md');
  if (failed.length > 0) throw new UserFacingError(`没有量完：${failed.join('、')}`);
  return 0;
}

await main(
  '橙仓性能测量',
  async () => {
    const names = requested();
    await prepare();
    await prepareBench();
    return runBenchmarks(names);
  },
  { exitCode: 130 },
);
