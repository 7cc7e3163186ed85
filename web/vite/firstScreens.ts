import type { Plugin, Rolldown } from 'vite';
import { type Screen, screens } from '../src/app/firstScreens.ts';
import { joinOperations } from './joinOperations.ts';
import { generatedDocuments, type Operation, operationOf } from './operations.ts';

const PLACE = '<meta name="first-screens" content="{}" />';

/** What is sent for a first screen, as public/start.js and the gateway read it. */
export interface SentScreen extends Pick<Screen, 'path' | 'who'> {
  /** Places in `files` of scripts and styles that are on the way besides those of the start. */
  code: number[];
  /** Further ones in windows with the layout of phones. */
  phoneCode: number[];
  whole: Sent;
  /** What the page sends by itself, each with the names that its root fields have in the whole. */
  parts: (Sent & { variables: object; fields: Record<string, string> })[];
}

/** What is sent for all first screens. */
export interface SentScreens {
  /** Below the base. */
  files: string[];
  screens: SentScreen[];
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
      const files = filesBesides(bundle, chunkOf(bundle, START));
      const listed: string[] = [];
      const placeOf = (file: string) =>
        listed.includes(file) ? listed.indexOf(file) : listed.push(file) - 1;
      const sentScreens = joinedScreens().map(({ sent, page }): SentScreen => {
        const code = files(modulesOf(sent.who, sent.path, page)).map(placeOf);
        const phoneCode = files(PHONE).map(placeOf);
        return { ...sent, code, phoneCode: phoneCode.filter((place) => !code.includes(place)) };
      });
      const content = JSON.stringify({ files: listed, screens: sentScreens } satisfies SentScreens);
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

const START = '/src/main.tsx';
const MEMBER = '/shell/memberParts.ts';
const PHONE = ['/shell/BottomNav.tsx', '/mobile/PhoneQuestion.tsx'];

/** The modules that a page loads after the start, and what the gateway draws it with. Visitors see the home page and the sign-in, but for few pages. */
function modulesOf(who: Screen['who'], path: string, page: string | undefined): string[] {
  if (who === 'visitor') return [];
  if (who === 'anybody') return page ? [page] : [];
  return [...(path === '/' ? [] : ['/pageImports.ts']), MEMBER, ...(page ? [page] : [])];
}

/** Finds the files of modules, with what these import, that a page does not have once it has started. */
function filesBesides(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk) {
  const filesOf = (chunk: Rolldown.OutputChunk, found = new Set<string>()) => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, found);
    }
    return found;
  };
  const started = filesOf(start);
  return (modules: readonly string[]) => {
    const files = modules.map((module) => filesOf(chunkOf(bundle, module)));
    return [...new Set(files.flatMap((one) => [...one]))].filter((file) => !started.has(file));
  };
}

/** The chunk that holds a module; the path of its file ends with this. */
function chunkOf(bundle: Rolldown.OutputBundle, path: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!found) throw new Error(`${path} is in no chunk of the build`);
  return found;
}

/** Every first screen, with the one operation that its page's own are joined into. */
export function joinedScreens(): {
  sent: Omit<SentScreen, 'code' | 'phoneCode'>;
  operation: Operation;
  page: string | undefined;
}[] {
  const documents = generatedDocuments();
  const named = (name: string) => {
    const document = documents.get(`${name}Document`);
    const operation = document && operationOf(document);
    if (!operation) throw new Error(`${name} is not among the generated documents: run the codegen`);
    return { document, operation };
  };
  return screens.map(({ name, path, who, asks, page }) => {
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
      page,
      sent: { path, who, whole: { operationName: name, sha256Hash: operation.id }, parts },
    };
  });
}
