import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eventsOf, mermaidOf, statesOf } from './lib/machinePicture.mjs';
import { allMachines } from './lib/machines.mjs';
import { inProject } from './lib/paths.mjs';

// Writes docs/machines: a diagram and tables of every state machine of the web app, generated from the machines.

const FOLDER = 'docs/machines';

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;
const codes = (texts) => [...new Set(texts)].map(code).join(', ');
const row = (...cells) => `| ${cells.join(' | ')} |`;

function table(headers, rows) {
  if (rows.length === 0) return [];
  return [row(...headers), row(...headers.map(() => '---')), ...rows.map((cells) => row(...cells)), ''];
}

function documentOf({ file, machine }) {
  const states = statesOf(machine);
  return [
    `# ${machine.id}`,
    '',
    `From [${basename(file)}](../../${file}).`,
    '',
    '```mermaid',
    mermaidOf(machine),
    '```',
    '',
    ...table(
      ['state', 'kind', 'actors', 'delays', 'tags'],
      states.map(({ name, kind, actors, delays, tags }) => [
        code(name),
        kind,
        codes(actors),
        codes(delays),
        codes(tags),
      ]),
    ),
    ...table(
      ['event', 'in', 'guard', 'leads to', 'actions'],
      eventsOf(machine).map(({ event, state, guard, target, actions }) => [
        code(event),
        code(state),
        guard && code(guard),
        target && code(target),
        codes(actions),
      ]),
    ),
  ].join('\n');
}

const all = await allMachines();

rmSync(inProject(FOLDER), { recursive: true, force: true });
mkdirSync(inProject(FOLDER), { recursive: true });
for (const one of all)
  writeFileSync(inProject(join(FOLDER, `${one.machine.id}.md`)), `${documentOf(one).trimEnd()}\n`);
writeFileSync(
  inProject(join(FOLDER, 'README.md')),
  [
    '# Machines',
    '',
    `The ${all.length} state machines of the web app. Written by \`npm run codegen:machines\`; the check fails on drift.`,
    '',
    ...table(
      ['machine', 'states', 'transitions', 'from'],
      all.map(({ file, machine }) => [
        `[${machine.id}](${machine.id}.md)`,
        String(statesOf(machine).length),
        String(eventsOf(machine).length),
        code(file),
      ]),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n'),
);
