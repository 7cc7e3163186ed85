type Code = typeof import('./HomePlaces.tsx');

declare global {
  interface Window {
    /** Said by public/start.js: what the page opened with has nothing in the places of the home page. */
    hasNoPlaces?: boolean;
  }
}

let view: Code['HomePlaces'] | null = null;

/** The view of the places; null until its code has come, which is not loaded where nothing stands in them. */
export const placesView = () => view;

/** Loads it, unless nothing stands in them: what is drawn afterwards has it from the start. Answers how to ask for them. */
export async function loadPlaces(): Promise<Code['primePlaces'] | undefined> {
  if (window.hasNoPlaces) return undefined;
  const { HomePlaces, primePlaces } = await import('./HomePlaces.tsx');
  view = HomePlaces;
  return primePlaces;
}

/** Takes the view where its code is there from the start. */
export function providePlaces(given: Code['HomePlaces']): void {
  view = given;
}
