import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** What is drawn for an address; the program of the build says which. */
export interface DrawnPlace {
  /** Matches the address below the base with its search part; a group is the `id` that the question has. */
  path: string;
  /** A document of the build; null for a frame, which is drawn once. */
  question: { operationName: string; sha256Hash: string } | null;
}

/** What a build of the web app holds for this: web/src/server.tsx. */
interface Drawing {
  places: readonly DrawnPlace[];
  draw: (place: number, address: string, answer: unknown) => Promise<string | null>;
}

/** A page to be drawn, with the graph's answer as a text where it has a question. */
export interface ToDraw {
  place: number;
  address: string;
  text: string | null;
}

/** The page; null where the answer says nothing, or for a failure. */
export interface DrawnOrNot {
  html: string | null;
  failure?: string;
}

/** Draws pages, one after the other; says first which. */
const { program, template } = workerData as Record<'program' | 'template', string>;
const { createDrawing } = await import(program);
const { places, draw }: Drawing = createDrawing(readFileSync(template, 'utf8'));
parentPort?.postMessage(places);
parentPort?.on('message', async ({ place, address, text }: ToDraw) => {
  const told = await draw(place, address, text === null ? null : JSON.parse(text)).then(
    (html): DrawnOrNot => ({ html }),
    (error: unknown): DrawnOrNot => ({ html: null, failure: String(error) }),
  );
  parentPort?.postMessage(told);
});
