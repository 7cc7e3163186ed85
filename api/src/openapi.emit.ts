import { writeFileSync } from 'node:fs';
import { createApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { secretBox } from './shared/secretBox.ts';

// Runs no query: the document is derived from the routes only.
const database = openDatabase('postgres://unused', secretBox(Buffer.alloc(32)));
const app = await createApp({ database, demo: false });
await app.ready();
const write = (file: string, document: object) =>
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
write('./openapi.json', app.swagger());
write('./console.openapi.json', app.consoleDocument());
await app.close();
await database.close();
