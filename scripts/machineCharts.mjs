import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartOf } from './lib/machineChart.mjs';
import { allMachines } from './lib/machines.mjs';
import { inProject } from './lib/paths.mjs';

// Writes clients/machines/charts: every state machine of the public web app as JSON, for front ends of others.

const FOLDER = 'clients/machines/charts';

/** The texts beside a machine; those that are made from values are left out. */
async function textsBeside(file) {
  const files = globSync(`${dirname(file)}/*.text.ts`, { cwd: inProject('.') }).sort();
  const modules = await Promise.all(files.map((each) => import(pathToFileURL(inProject(each)).href)));
  const fixed = (value) =>
    Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  return Object.fromEntries(
    modules
      .flatMap((module) => Object.entries(module))
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .map(([name, value]) => [name, fixed(value)])
      .filter(([, value]) => Object.keys(value).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const machines = (await allMachines()).filter(({ file }) => !file.startsWith('web/src/console/'));
rmSync(inProject(FOLDER), { recursive: true, force: true });
mkdirSync(inProject(FOLDER), { recursive: true });
for (const { file, machine } of machines) {
  const chart = chartOf(machine, await textsBeside(file));
  writeFileSync(inProject(join(FOLDER, `${machine.id}.json`)), `${JSON.stringify(chart, null, 1)}\n`);
}
