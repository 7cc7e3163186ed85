import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inProject } from './paths.mjs';

async function machinesIn(file) {
  const exported = await import(pathToFileURL(inProject(file)).href);
  return Object.values(exported)
    .filter((value) => value?.root && value?.config)
    .map((machine) => ({ file: file.replaceAll('\\', '/'), machine }));
}

/** Every state machine of the web app with its file, by its id. */
export async function allMachines() {
  const files = globSync('web/src/**/*.machine.ts', { cwd: inProject('.') });
  return (await Promise.all(files.map(machinesIn)))
    .flat()
    .sort((one, other) => (one.machine.id < other.machine.id ? -1 : 1));
}
