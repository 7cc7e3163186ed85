/** What `window` hears when code or styles of a page could not be loaded; `preventDefault` says it is dealt with. */
export const PAGE_LOAD_FAILED = 'page-load-failed';

export type PageLoadFailed = CustomEvent<{
  /** Of what did not come; null when the browser does not say. */
  url: string | null;
}>;

/** Vite's own event; unless it is prevented, the import is rejected with the error. */
interface PreloadError extends Event {
  payload: Error;
}

/** Announces failed loads of code and styles to whoever listens, and lets them be thrown on unless one has dealt with it. */
export function broadcastLoadFailures(page: EventTarget): () => void {
  const announce = (event: Event) => {
    const url = failedUrl((event as PreloadError).payload);
    const failure: PageLoadFailed = new CustomEvent(PAGE_LOAD_FAILED, { cancelable: true, detail: { url } });
    if (!page.dispatchEvent(failure)) event.preventDefault();
  };
  page.addEventListener('vite:preloadError', announce);
  return () => page.removeEventListener('vite:preloadError', announce);
}

/** Whether an error says that code or styles could not be loaded, in the words of the three engines and of Vite. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script|Unable to preload/i.test(error.message)
  );
}

function failedUrl({ message }: Error): string | null {
  return /(https?:\/\/\S+|\/\S+)$/.exec(message)?.[1] ?? null;
}
