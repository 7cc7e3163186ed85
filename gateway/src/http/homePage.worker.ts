import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** What a build of the web app holds for this: web/src/server.tsx. */
type Drawing = {
  /** What the page asks the graph for. */
  body: string;
  /** The page with the answer; null when it says nothing. */
  page: (answer: unknown) => string | null;
};

/** Draws the home page of answers as texts, one after the other; says first what to ask for. */
const { program, template } = workerData as Record<'program' | 'template', string>;
const { createHomePage } = await import(program);
const { body, page }: Drawing = createHomePage(readFileSync(template, 'utf8'));
parentPort?.postMessage(body);
parentPort?.on('message', (text: string) => parentPort?.postMessage(page(JSON.parse(text))));
