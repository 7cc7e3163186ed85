import { type DaySpan, daySpans } from '../lib/days.ts';
import { keptValues } from '../lib/keptValues.ts';
import type { StorageArea } from '../lib/storage.ts';

/** How a list was narrowed and ordered, under a name of its person's own. */
export interface SavedView {
  name: string;
  /** The search part of the list's address, without a page: `status=SHIPPED&shop=3`. */
  search: string;
  /** Its days, where they go along with today; in the place of `from` and `to`. */
  span?: DaySpan | undefined;
}

/** Views of each list. They outlive the page where the browser allows. */
export interface SavedViewStore {
  /** In the order in which they were saved; the same array until another one is. */
  get(list: string): readonly SavedView[];
  /** A view with that name takes the place of the one that has it. */
  save(list: string, view: SavedView): void;
  remove(list: string, name: string): void;
  /** Calls back whenever a view changes; answers with the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Views of a list at once. */
export const MAX_VIEWS = 12;

const none: readonly SavedView[] = [];

/** A list's address as a view: days that are one of the usual spans go along with today. */
export function viewOf(name: string, search: string, today: string): SavedView {
  const params = new URLSearchParams(search);
  const span = (Object.keys(daySpans) as DaySpan[]).find((one) => {
    const { from, to } = daySpans[one](today);
    return params.get('from') === from && params.get('to') === to;
  });
  if (!span) return { name, search };
  params.delete('from');
  params.delete('to');
  return { name, search: params.toString(), span };
}

/** The search part that shows a view today; in one order, so that it can be compared. */
export function searchOf({ search, span }: SavedView, today: string): string {
  const params = new URLSearchParams(search);
  if (span) {
    const { from, to } = daySpans[span](today);
    params.set('from', from);
    params.set('to', to);
  }
  return inOrder(params);
}

/** Parameters in the order of their names. */
export function inOrder(params: URLSearchParams): string {
  params.sort();
  return params.toString();
}

/** Keeps views in a storage area. What cannot be kept or read there holds for the page. */
export function savedViewStore(area: StorageArea): SavedViewStore {
  const { get, set, subscribe } = keptValues(area, {
    ...{ prefix: 'chengcang.views.', version: 1, read, nothing: none },
  });
  return {
    get,
    save(list, view) {
      const views = get(list);
      const isNew = views.every(({ name }) => name !== view.name);
      if (isNew && views.length >= MAX_VIEWS) return;
      set(list, isNew ? [...views, view] : views.map((one) => (one.name === view.name ? view : one)));
    },
    remove(list, name) {
      const left = get(list).filter((view) => view.name !== name);
      set(list, left);
    },
    subscribe,
  };
}

function read(data: unknown): readonly SavedView[] | null {
  if (!Array.isArray(data)) return null;
  return data
    .filter((one): one is SavedView => typeof one?.name === 'string' && typeof one.search === 'string')
    .slice(0, MAX_VIEWS);
}
