import type { Plugin, Rolldown } from 'vite';
import { type Screen, screens } from '../src/app/firstScreens.ts';
import { joinOperations } from './joinOperations.ts';
import { generatedDocuments, type Operation, operationOf } from './operations.ts';

const PLACE = '<meta name="first-screens" content="[]" />';

/** What is sent for a first screen, as public/start.js and the gateway read it. */
export interface SentScreen extends Pick<Screen, 'path' | 'who'> {
  /** Scripts that are on the way besides those of the start, below the base. */
  code: string[];
  whole: Sent;
  /** What the page sends by itself, each with the names that its root fields have in the whole. */
  parts: (Sent & { variables: object; fields: Record<string, string> })[];
}

interface Sent {
  operationName: string;
  sha256Hash: string;
}

/** In a build, writes into the page what its first screens ask for. */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    transformIndexHtml(html, { bundle = {} }) {
      if (!html.includes(PLACE)) throw new Error('index.html has no place for the first screens');
      const pageImports = pageImportsIn(bundle);
      const content = JSON.stringify(
        joinedScreens().map(({ sent }) => ({ ...sent, code: sent.path === '/' ? [] : [pageImports] })),
      );
      return html.replace(PLACE, () => `<meta name="first-screens" content='${content}' />`);
    },
  };
}

/** The file that knows where the code of the pages is. */
function pageImportsIn(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith('/pageImports.ts'),
  );
  if (!found) throw new Error('pageImports.ts has no chunk of its own');
  return found.fileName;
}

/** Every first screen, with the one operation that its page's own are joined into. */
export function joinedScreens(): {
  sent: Omit<SentScreen, 'code'>;
  operation: Operation;
}[] {
  const documents = generatedDocuments();
  const named = (name: string) => {
    const document = documents.get(`${name}Document`);
    const operation = document && operationOf(document);
    if (!operation) throw new Error(`${name} is not among the generated documents: run the codegen`);
    return { document, operation };
  };
  return screens.map(({ name, path, who, asks }) => {
    const { document, fields } = joinOperations(
      name,
      asks.map(([asked, variables]) => [named(asked).document, variables as Record<string, unknown>]),
    );
    const operation = operationOf(document);
    if (!operation) throw new Error(`${name} asks for nothing`);
    const parts = asks.map(([asked, variables], at) => ({
      operationName: asked,
      sha256Hash: named(asked).operation.id,
      variables,
      fields: fields[at] ?? {},
    }));
    return {
      operation,
      sent: { path, who, whole: { operationName: name, sha256Hash: operation.id }, parts },
    };
  });
}
