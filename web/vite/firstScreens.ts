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

/** What the places of the home page are drawn with, below the base; the gateway names it where something stands in them. */
export interface PlacesFiles {
  code: string;
  styles: string[];
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
      const pageImports = chunkOf(bundle, '/pageImports.ts').fileName;
      const content = JSON.stringify(
        joinedScreens().map(({ sent }) => ({ ...sent, code: needsPages(sent) ? [pageImports] : [] })),
      );
      const places = chunkOf(bundle, '/HomePlaces.tsx');
      const styles = [...(places.viteMetadata?.importedCss ?? [])];
      const ofPlaces = JSON.stringify({ code: places.fileName, styles } satisfies PlacesFiles);
      return html.replace(
        PLACE,
        () =>
          `<meta name="first-screens" content='${content}' />\n    <meta name="home-places" content='${ofPlaces}' />`,
      );
    },
  };
}

/** Visitors see the home page and the sign-in, but for few pages. */
const needsPages = ({ path, who }: Pick<Screen, 'path' | 'who'>) => path !== '/' && who !== 'visitor';

/** The chunk that begins with a module; the path of its file ends with this. */
function chunkOf(bundle: Rolldown.OutputBundle, path: string): Rolldown.OutputChunk {
  for (const one of Object.values(bundle))
    if (one.type === 'chunk' && one.facadeModuleId?.endsWith(path)) return one;
  throw new Error(`${path} has no chunk of its own`);
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
