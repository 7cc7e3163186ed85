type Places = typeof import('./HomePlaces.tsx').places;

declare global {
  interface Window {
    /** What the page opened with in the places of the home page, kept by public/start.js; null for nothing. */
    homePlaces?: object | null;
  }
}

let come: Places | undefined;

/** The view of the places; undefined until its code has come, which is not loaded where nothing stands in them. */
export const placesView = () => come?.View;

/** Loads it, unless nothing stands in them: what is drawn afterwards has it from the start. */
export async function loadPlaces(): Promise<Places | undefined> {
  if (window.homePlaces === null) return undefined;
  const code = await import('./HomePlaces.tsx');
  come = code.places;
  return come;
}

/** Takes it where its code is there from the start. */
export function providePlaces(given: Places): void {
  come = given;
}
