import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { printLine } from './console.mjs';
import { checkDrift } from './drift.mjs';
import { inProject, root } from './paths.mjs';
import { PLAIN, projectEnv, run } from './run.mjs';
import { verdict } from './steps.mjs';
import { buildExplorer, buildWeb } from './webBuild.mjs';

/** The sources whose layers `dependency-cruiser.config.mjs` describes; `npm run lint` names the same. */
const LAYERED = [
  'process/src',
  'addresses/src',
  'streets/src',
  'web/src',
  'api/src',
  'gateway/src',
  'simulators/src',
  'explorer/src',
  'deploy/src',
  'clients/typescript/src',
  'clients/machines/src',
];

/** Files whose tests wait for a database or for other processes, or share a page with those of other files. */
const SHARING = /^tests\/(api|compat|gateway|integrations|models|tooling)\//;
/** The most failures that may be accidents: files of tests, or journeys. */
const MAX_RERUN = 5;

const bin = (name) => inProject('node_modules/.bin', name);
const stream = (line) => line.trim() && printLine(`  │ ${line.trimEnd()}`);

async function check(program, args) {
  return verdict(await run(bin(program), args, { env: projectEnv(PLAIN) }));
}

// The counts of a runner's report; a run without a report, or with a bad exit code, has one failure.
async function runReported(program, args, { env, countsOf }) {
  const dir = mkdtempSync(join(tmpdir(), 'chengcang-report-'));
  const file = join(dir, 'report.json');
  try {
    const { code } = await run(bin(program), args(file), {
      env: projectEnv({ ...PLAIN, ...env?.(file) }),
      onLine: stream,
    });
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function vitestCounts({ testResults, numPassedTests, numFailedTests }) {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    names: [...names, ...unloaded.map(({ name }) => relative(root, name))],
    files: testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name)),
  };
}

/**
 * Runs what failed once more, alone: tests that share two cores with another process, a database and a browser can fail by
 * waiting, and those that share a page by what is left of it. What passes then counts as passed, and is named as unstable.
 * Many failures are no accident, and stay.
 */
async function rerunAlone(first, rerun) {
  const failures = first.files?.length ?? first.failed;
  if (first.names.length === 0 || failures > MAX_RERUN) return first;
  printLine(`  ${first.failed} 项未通过，单独重跑`);
  const again = await rerun();
  if (again.passed + again.failed < first.failed) return first;
  return {
    passed: first.passed + first.failed - again.failed,
    failed: again.failed,
    names: again.names,
    unstable: first.names.filter((name) => !again.names.includes(name)),
  };
}

function vitest(more) {
  return runReported(
    'vitest',
    (file) => [
      'run',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/support/coverageReporter.ts',
      `--outputFile.json=${file}`,
      ...more,
    ],
    { countsOf: vitestCounts },
  );
}

async function vitestProjects(projects) {
  const first = await vitest(projects.flatMap((project) => ['--project', project]));
  const share = first.files.every((file) => SHARING.test(file));
  return share ? rerunAlone(first, () => vitest([...first.files, '--no-file-parallelism'])) : first;
}

function failedJourneys({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => !['expected', 'skipped'].includes(status)),
  );
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failedJourneys)];
}

async function playwright() {
  const browser = await ensureBrowser();
  const journeys = (...more) =>
    runReported('playwright', () => ['test', '-c', inProject('tests/e2e/playwright.config.ts'), ...more], {
      env: (file) => ({
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(browser && { CHROMIUM_PATH: browser }),
      }),
      countsOf: ({ suites, stats, errors }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky + (stats.unexpected > 0 ? 0 : errors.length),
        names: suites.flatMap(failedJourneys),
      }),
    });
  return rerunAlone(await journeys(), () => journeys('--last-failed', '--workers=1'));
}

/** Types of a workspace. What was checked before is known by its contents, and only what changed is checked again. */
const types = (workspace) => ({
  title: `类型 ${workspace}`,
  work: () =>
    check('tsc', [
      ...['-p', inProject(workspace), '--incremental'],
      ...[
        '--tsBuildInfoFile',
        inProject('node_modules/.cache/types', `${workspace.replace('/', '-')}.tsbuildinfo`),
      ],
    ]),
});

const drift = (title, script) => ({ title, work: () => checkDrift(script) });

/** The static part of the checks in stages of two lanes, for two cores: format, lint, types, generated files. */
export const staticStages = [
  [
    // Their files are written anew and put back: nothing that reads them runs beside.
    [
      drift('OpenAPI 与代码一致', 'codegen:openapi'),
      drift('GraphQL 生成文件一致', 'codegen:graphql'),
      drift('REST 与图一一对应', 'codegen:map'),
      drift('状态机图与代码一致', 'codegen:machines'),
      drift('配置表与清单一致', 'codegen:settings'),
    ],
    [{ title: '格式与规范', work: () => check('biome', ['check', '.']) }],
  ],
  [
    [
      types('tests'),
      types('explorer'),
      types('simulators'),
      types('addresses'),
      types('streets'),
      types('process'),
      types('deploy'),
      types('clients/typescript'),
      types('clients/machines'),
    ],
    [
      ...[types('web'), types('api'), types('gateway'), types('bench'), types('drill')],
      { title: 'GraphQL 规范', work: () => check('eslint', ['.']) },
      { title: '无用代码', work: () => check('knip', []) },
      {
        title: '迁移不停服务',
        work: () => check('squawk', ['-c', '.squawk.toml', 'api/src/db/migrations/*.sql']),
      },
      {
        title: '分层与循环引用',
        work: () => check('depcruise', ['-c', 'dependency-cruiser.config.mjs', ...LAYERED]),
      },
    ],
  ],
];

/** Unit and model tests; with `all` every project of vitest.config.ts, also those that need PostgreSQL and other processes. */
export function vitestStep({ all }) {
  const projects = all ? [] : ['unit', 'models'];
  return {
    title: all ? '单元、模型、接口、网关测试' : '单元与模型测试',
    work: () => vitestProjects(projects),
  };
}

export const buildStep = {
  title: '网页构建',
  work: async () => {
    const built = await Promise.all([buildWeb(), buildExplorer()]);
    return verdict(built.find(({ code }) => code !== 0) ?? built[0]);
  },
};

export const browserStep = { title: '浏览器旅程', work: playwright };
