import type { PlacesFiles, SentScreen } from '../vite/firstScreens.ts';
import { homeMarkup } from './app/homeMarkup.tsx';
import { places } from './features/goods/HomePlaces.tsx';
import { providePlaces } from './features/goods/placesCode.ts';

const SCREENS = /<meta name="first-screens" content='([^']*)' \/>/;
const PLACES = /<meta name="home-places" content='([^']*)' \/>/;
const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;
const START = '<script src="';

// Drawn at once, as all of the page is.
providePlaces(places);

/**
 * What the gateway runs of the web app: the home page with what visitors see of it. `body` is what it asks the graph
 * for, `page` writes the answer into the built page; null when the answer is none.
 */
export function createHomePage(html: string): { body: string; page: (answer: unknown) => string | null } {
  const screens: SentScreen[] = JSON.parse(SCREENS.exec(html)?.[1] ?? '[]');
  const home = screens.find(({ path, who }) => path === '/' && who === 'visitor');
  if (!home || !ROOT.test(html)) throw new Error('the built page has no place for the home page');
  const { operationName, sha256Hash } = home.whole;
  const files: PlacesFiles = JSON.parse(PLACES.exec(html)?.[1] ?? 'null');
  const placesFiles = files ? linksTo(files) : '';
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  return {
    body: JSON.stringify({ operationName, variables: {}, extensions }),
    page: (answer) => {
      const { data, errors } = answer as { data?: Record<string, unknown> | null; errors?: unknown };
      if (!data || errors) return null;
      const markup = homeMarkup(
        home.parts.map(({ operationName, variables, fields }) => ({
          operationName,
          variables: variables as Record<string, unknown>,
          data: Object.fromEntries(Object.entries(fields).map(([name, as]) => [name, data[as]])),
        })),
      );
      const given = JSON.stringify({ data }).replaceAll('<', String.raw`\u003c`);
      const links = data.homePlaces ? placesFiles : '';
      return html
        .replace(PLACES, (meta) => meta + links)
        .replace(ROOT, () => `<div id="root"><div class="server-page">${markup}</div></div>`)
        .replace(
          START,
          () => `<script type="application/json" id="first-screen">${given}</script>\n    ${START}`,
        );
    },
  };
}

/** The page's places are drawn with these: its first paint waits for the styles, its script finds the code there. */
function linksTo({ code, styles }: PlacesFiles): string {
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/t3/${file}">`),
    `<link rel="modulepreload" crossorigin href="/t3/${code}">`,
  ].join('');
}
