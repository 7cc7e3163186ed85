import { writeFileSync } from 'node:fs';
import { inProject } from './lib/paths.mjs';
import { settings } from './lib/settings.mjs';

// Writes docs/CONFIGURATION.md and .env.example from the list of settings.

const WIDTH = 118;

/** Words in lines of a comment. */
function comment(words) {
  const lines = [''];
  for (const word of words.replaceAll('`', '').split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => `# ${line}`);
}

function exampleOf({ title, words, settings: group }) {
  return [
    ...comment(words ? `${title}. ${words}` : `${title}.`).map((line) => line.replace(/^# /, '## ')),
    '',
    ...group.flatMap((one) => [...comment(one.words), `# ${one.name}=${one.standard ?? one.sample ?? ''}`]),
    '',
  ];
}

const cell = (text) => text.replaceAll('|', '\\|');

function sectionOf({ title, words, settings: group }) {
  return [
    `## ${title}`,
    '',
    ...(words ? [words, ''] : []),
    '| variable | without it | meaning |',
    '| --- | --- | --- |',
    ...group.map(
      ({ name, standard, words: meaning, secret }) =>
        `| \`${name}\`${secret ? ' 🔒' : ''} | ${standard === undefined ? '' : `\`${standard}\``} | ${cell(meaning)} |`,
    ),
    '',
  ];
}

writeFileSync(
  inProject('.env.example'),
  ['# Copy to `.env`; every value is optional. What is set in the environment wins over the file.', '']
    .concat(settings.flatMap(exampleOf))
    .join('\n'),
);
writeFileSync(
  inProject('docs/CONFIGURATION.md'),
  [
    '# Configuration',
    '',
    'Every variable of the environment that the product understands. Written by `npm run codegen:settings` from `scripts/lib/settings.mjs`, as `.env.example` is; the check fails on drift, and a test fails when the services read a variable that stands not here. A value that cannot be understood ends the start with its name and exit code 78. 🔒 is to be kept as a password is.',
    '',
    ...settings.flatMap(sectionOf),
  ].join('\n'),
);
