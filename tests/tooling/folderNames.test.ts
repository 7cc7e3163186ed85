import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LAYERS = { web: 'web/src/features', gateway: 'gateway/src/domains', api: 'api/src/modules' };

const glossary = readFileSync('docs/GLOSSARY.md', 'utf8');
const section = /^## Nouns and their folders$(.*?)^## /ms.exec(glossary)?.[1] ?? '';
const [nouns = '', webOnly = ''] = section.split('What only the web app has');

/** The rows of a table as cells without code marks; its first two lines are the head. */
function rowsOf(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''))
      .slice(1, -1),
  );
}

function foldersIn(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
}

/** The folders that the glossary names for a layer. */
function namedFor(layer: string): string[] {
  const shared = rowsOf(nouns).filter(([, layers = '']) => layers.split(', ').includes(layer));
  return [...shared, ...(layer === 'web' ? rowsOf(webOnly) : [])].map(([folder = '']) => folder).sort();
}

describe('the table of nouns in the glossary', () => {
  it.each(Object.entries(LAYERS))('names every folder of %s and no other', (layer, folder) => {
    expect(namedFor(layer)).toEqual(foldersIn(folder));
  });

  it('names each folder once', () => {
    const named = [...rowsOf(nouns), ...rowsOf(webOnly)].map(([folder]) => folder);
    expect(named).toEqual([...new Set(named)]);
  });
});
