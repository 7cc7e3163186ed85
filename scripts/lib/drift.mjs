import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNpm } from './npm.mjs';
import { inProject } from './paths.mjs';
import { beforeExit } from './shutdown.mjs';
import { verdict } from './steps.mjs';

const FOLDERS = [
  'api/src',
  'gateway/src',
  'web/src',
  'docs',
  'clients/typescript/src',
  'clients/machines/charts',
];
const GENERATED =
  /(\.generated\.(?:ts|graphql)|\/generated\/[^/]+|[/.]openapi\.json|docs\/(?:graph|consoleGraph)\.md|docs\/CONFIGURATION\.md|docs\/machines\/[^/]+|clients\/machines\/charts\/[^/]+)$/;

function generatedFiles() {
  return new Map(
    FOLDERS.filter((dir) => existsSync(inProject(dir)))
      .flatMap((dir) => readdirSync(inProject(dir), { recursive: true }).map((file) => join(dir, file)))
      .filter((path) => GENERATED.test(path.replaceAll('\\', '/')))
      .concat('.env.example')
      .map((path) => [path, readFileSync(inProject(path), 'utf8')]),
  );
}

function differing(before, after) {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

function restore(before) {
  for (const path of differing(before, generatedFiles())) {
    const content = before.get(path);
    if (content === undefined) rmSync(inProject(path));
    else {
      mkdirSync(dirname(inProject(path)), { recursive: true });
      writeFileSync(inProject(path), content);
    }
  }
}

/** Runs a generator, compares its output with the tree, and restores the tree. */
export async function checkDrift(script) {
  const before = generatedFiles();
  const putBack = async () => restore(before);
  const forget = beforeExit(putBack);
  try {
    const result = await runNpm(['run', '-s', script]);
    if (result.code !== 0) return verdict(result);
    const changed = differing(before, generatedFiles());
    const words = changed.map((path) => `${path} 与源文件不一致，请运行 npm run codegen 并提交`);
    return verdict({ code: changed.length, tail: words });
  } finally {
    await putBack();
    forget();
  }
}
