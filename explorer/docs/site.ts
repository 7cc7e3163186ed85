import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { text } from './docs.text.ts';
import { homeContent, layout, MENU, type PageName, pathOf } from './layout.ts';
import { markdown, type Places } from './markdown.ts';
import { errorKeys, errorsContent, limitsContent, webhooksContent } from './otherPages.ts';
import { type Named, schemaPages } from './schemaPages.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

/** Pages that are Markdown of the repository. */
const DOCUMENTS: Partial<Record<PageName, string>> = {
  quickStart: 'docs/quickStart.md',
  tokens: 'docs/tokens.md',
  tokenDocuments: 'docs/tokenDocuments.md',
  client: 'clients/typescript/README.md',
  connections: 'docs/connections.md',
  catchingUp: 'docs/catchingUp.md',
  receivingWebhooks: 'docs/receivingWebhooks.md',
  testingYourFrontEnd: 'docs/testingYourFrontEnd.md',
  calls: 'docs/graph.md',
  changes: 'CHANGELOG.md',
};
const PLACES: Places = Object.fromEntries(
  Object.entries(DOCUMENTS).map(([page, file]) => [file.split('/').at(-1), pathOf(page as PageName)]),
);
const ASSETS = ['docs.css', 'search.js'];

/** The site: its files by their paths below `/docs/`. */
export function siteFiles(): Map<string, string> {
  const schema = buildSchema(read('schema.graphql'));
  const described = schemaPages(schema);
  const contents: Partial<Record<PageName, string>> = {
    ...Object.fromEntries(Object.entries(described).map(([page, { content }]) => [page, content])),
    ...Object.fromEntries(
      Object.entries(DOCUMENTS).map(([page, file]) => [page, markdown(untitled(read(file)), PLACES)]),
    ),
    errors: errorsContent(schema),
    webhooks: webhooksContent(),
    limits: limitsContent(),
  };
  const pages = Object.values(MENU).flat();
  const names: Named[] = [
    ...pages.map((page): Named => [text.pages[page][0], pathOf(page)]),
    ...Object.values(described).flatMap((page) => page.names),
    ...errorKeys(schema).map(({ key }): Named => [key, `${pathOf('errors')}#${key}`]),
  ];
  return new Map([
    ['index.html', layout(null, homeContent())],
    ...pages.map((page): [string, string] => [`${page}/index.html`, layout(page, contents[page] ?? '')]),
    ['names.js', `globalThis.docsNames = ${JSON.stringify(names)};\n`],
    ...ASSETS.map((name): [string, string] => [name, read(`explorer/docs/${name}`)]),
  ]);
}

/** Without its first heading: the page has one in Chinese. */
const untitled = (source: string) => source.replace(/^# .*\n/, '');
