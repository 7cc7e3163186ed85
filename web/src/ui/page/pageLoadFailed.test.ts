import { describe, expect, it } from 'vitest';
import {
  broadcastLoadFailures,
  isLoadFailure,
  PAGE_LOAD_FAILED,
  type PageLoadFailed,
} from './pageLoadFailed.ts';

const chunk = 'http://127.0.0.1:4000/t3/assets/OrdersPage-Bk3x_9dA.js';

/** Vite's event; answers with whether it may throw its error on. */
function fail(page: EventTarget, message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  });
  return page.dispatchEvent(event);
}

describe('broadcastLoadFailures', () => {
  it.each([
    [`Failed to fetch dynamically imported module: ${chunk}`, chunk],
    [`error loading dynamically imported module: ${chunk}`, chunk],
    ['Unable to preload CSS for /t3/assets/OrdersPage-C0ffee00.css', '/t3/assets/OrdersPage-C0ffee00.css'],
    ['Importing a module script failed.', null],
  ])('announces: %s', (message, url) => {
    const page = new EventTarget();
    broadcastLoadFailures(page);
    const heard: unknown[] = [];
    page.addEventListener(PAGE_LOAD_FAILED, (event) => heard.push((event as PageLoadFailed).detail));
    expect(fail(page, message)).toBe(true);
    expect(heard).toEqual([{ url }]);
    expect(isLoadFailure(new Error(message))).toBe(true);
  });

  it('throws nothing on once a listener has dealt with it', () => {
    const page = new EventTarget();
    broadcastLoadFailures(page);
    page.addEventListener(PAGE_LOAD_FAILED, (event) => event.preventDefault());
    expect(fail(page, `Failed to fetch dynamically imported module: ${chunk}`)).toBe(false);
  });

  it('is silent after its end', () => {
    const page = new EventTarget();
    const heard: unknown[] = [];
    page.addEventListener(PAGE_LOAD_FAILED, (event) => heard.push(event));
    broadcastLoadFailures(page)();
    expect(fail(page, 'Importing a module script failed.')).toBe(true);
    expect(heard).toEqual([]);
  });
});

it.each([new Error('x is not a function'), 'Failed to fetch dynamically imported module', null])(
  'a page that broke in other ways did not fail to load: %s',
  (error) => {
    expect(isLoadFailure(error)).toBe(false);
  },
);
