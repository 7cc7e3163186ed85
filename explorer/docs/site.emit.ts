import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFiles } from './site.ts';

// Writes the site into the built explorer, after Vite, which empties the folder.

for (const [path, content] of siteFiles()) {
  const file = fileURLToPath(new URL(`../dist/docs/${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
