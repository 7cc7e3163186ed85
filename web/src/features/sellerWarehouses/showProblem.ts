// Semantic's lists are alerts too, as `div`s, whatever they say.
const MARKED = '[data-warehouse-form] :is([aria-invalid="true"], p[role="alert"], span[role="alert"])';

/** Takes the person to the first field that something is wrong with, once the page says so. */
export function showProblem(): void {
  requestAnimationFrame(() => bringIntoView(document.querySelector<HTMLElement>(MARKED)));
}

/** Has something in the middle of the page, with the focus where it can have it. */
export function bringIntoView(one: HTMLElement | null): void {
  one?.scrollIntoView({ block: 'center' });
  one?.focus({ preventScroll: true });
}
