import type { PlacesFiles, SentScreens } from '../vite/firstScreens.ts';
import { markupOf } from './app/markup.tsx';
import { pages } from './app/pages.tsx';
import { places } from './features/goods/HomePlaces.tsx';
import { providePlaces } from './features/goods/placesCode.ts';
import { paths } from './lib/paths.ts';

const SCREENS = /<meta name="first-screens" content='([^']*)' \/>/;
const PLACES = /<meta name="home-places" content='([^']*)' \/>/;
const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/;
const START = '<script src="';

// Drawn at once, as all of the page is.
providePlaces(places);

/** What the gateway asks the graph of, as a visitor, to draw a page. */
export interface Question {
  operationName: string;
  sha256Hash: string;
}

/** A page, or several whose frames are the same. */
export interface DrawnPlace {
  /** Matches the address below the base with its search part; a group is the `id` that the question has. */
  path: string;
  /** Null for the frame, in which nothing depends on an answer. */
  question: Question | null;
}

export interface Drawing {
  /** The first that matches counts. */
  places: readonly DrawnPlace[];
  /** The page at an address with the answer to its question; null when that says nothing. */
  draw: (place: number, address: string, answer: unknown) => Promise<string | null>;
}

/**
 * What the gateway runs of the web app, on the page that was built: the home page with what visitors see of it, goods with
 * what is the same for everybody, and of all others the frame, in which the script shows what they are of.
 */
export function createDrawing(html: string): Drawing {
  const { screens = [], files = [] }: Partial<SentScreens> = JSON.parse(SCREENS.exec(html)?.[1] ?? '{}');
  const home = screens.find(({ path, who }) => path === paths.home && who === 'visitor');
  const goods = screens.find(({ who }) => who === 'anybody');
  if (!home || !goods || !ROOT.test(html)) throw new Error('the built page has no place for what is drawn');
  const drawn = [
    { path: home.path, screen: home, isHome: true },
    { path: goods.path, screen: goods, isHome: false },
    ...pages
      .filter(({ path }) => path !== paths.home)
      .map(({ path }) => ({ path: addressesOf(path), screen: null, isHome: false })),
  ];
  return {
    places: drawn.map(({ path, screen }) => ({ path, question: screen && screen.whole })),
    draw: async (at, address, answer) => {
      const { screen, isHome } = drawn[at] ?? {};
      const { data, errors } = (answer ?? {}) as { data?: Record<string, unknown> | null; errors?: unknown };
      if (screen && (!data || errors)) return null;
      const [, id] = new RegExp(`^${drawn[at]?.path}$`).exec(address) ?? [];
      const answers = (screen?.parts ?? []).map(({ operationName, variables, fields }) => ({
        operationName,
        variables: withId(variables, id),
        data: Object.fromEntries(Object.entries(fields).map(([name, as]) => [name, data?.[as]])),
      }));
      const markup = await markupOf(address, answers);
      if (!isHome)
        return within(
          html,
          `server-page ${MEMBERS}`,
          markup,
          stylesOf((screen?.code ?? []).flatMap((place) => files[place] ?? [])),
        );
      const ofPlaces: PlacesFiles | null = JSON.parse(PLACES.exec(html)?.[1] ?? 'null');
      const given = JSON.stringify({ data }).replaceAll('<', String.raw`\u003c`);
      return within(
        html,
        'server-page',
        markup,
        ofPlaces && data?.homePlaces ? linksTo(ofPlaces) : '',
      ).replace(
        START,
        () => `<script type="application/json" id="first-screen">${given}</script>\n    ${START}`,
      );
    },
  };
}

/** Of pages whose visitors are asked to sign in: who has not sees none of what is in them (ui/base.css). */
const MEMBERS = 'of-members';

/** Addresses of a route, with whatever search part. */
function addressesOf(route: string): string {
  const path = route
    .replaceAll('/*', '(?:/[^?]*)?')
    .replaceAll(/\/:\w+\?/g, '(?:/[^/?]+)?')
    .replaceAll(/:\w+/g, '[^/?]+');
  return String.raw`${path}(?:\?.*)?`;
}

function withId(variables: object, id: string | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value === '$id' ? Number(id) : value]),
  );
}

function within(html: string, classes: string, markup: string, links: string): string {
  return html
    .replace(PLACES, (meta) => meta + links)
    .replace(ROOT, () => `<div id="root"><div class="${classes}">${markup}</div></div>`);
}

/** What is drawn is painted with these. */
const stylesOf = (files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" crossorigin href="/t3/${file}">`)
    .join('');

/** The page's places are drawn with these: its first paint waits for the styles, its script finds the code there. */
const linksTo = ({ code, styles }: PlacesFiles) =>
  `${stylesOf(styles)}<link rel="modulepreload" crossorigin href="/t3/${code}">`;
