import { readDay } from './days.ts';
import { isPage, readId } from './page.ts';

/** One value of a query and how it is written in the search part of an address. */
interface Param<T> {
  /** What it is called in the address, where that is not its key in the query. */
  name?: string;
  initial: T;
  /** Written even where it is the initial value. */
  always?: boolean;
  /** Whether it narrows the list: such a value is cleared by a reset. */
  narrows: boolean;
  /** Null when the text makes no sense. */
  parse(text: string): T | null;
  format(value: T): string;
}

type Table = Readonly<Record<string, Param<unknown>>>;
type QueryFrom<T extends Table> = { [K in keyof T]: T[K]['initial'] };

/** Reads and writes the query of one list. */
export interface SearchParams<Query> {
  /** The query of an address without a search part. */
  initial: Query;
  /** What makes no sense counts as not given. */
  read(params: URLSearchParams): Query;
  /** The search part with its `?`, without initial values; empty when all of them are. */
  write(query: Query): string;
  isNarrowed(query: Query): boolean;
  /** The query without what narrows it, on its first page. */
  reset(query: Query): Query;
}

/** The query that a table of parameters describes. */
export type QueryOf<S> = S extends SearchParams<infer Query> ? Query : never;

/** The codec for the parameters of one list. They are written in the order of the table. */
export function searchParams<T extends Table>(table: T): SearchParams<QueryFrom<T>> {
  type Query = QueryFrom<T>;
  const entries = Object.entries(table).map(([key, param]) => ({ key: key as keyof T & string, param }));
  const collect = (pickFrom: (entry: (typeof entries)[number]) => unknown) =>
    Object.fromEntries(entries.map((entry) => [entry.key, pickFrom(entry)])) as Query;
  return {
    initial: collect(({ param }) => param.initial),
    read: (params) =>
      collect(({ key, param }) => {
        const text = params.get(param.name ?? key);
        return (text === null ? null : param.parse(text)) ?? param.initial;
      }),
    write(query) {
      const params = new URLSearchParams();
      for (const { key, param } of entries)
        if (param.always || query[key] !== param.initial)
          params.set(param.name ?? key, param.format(query[key]));
      return params.size > 0 ? `?${params}` : '';
    },
    isNarrowed: (query) => entries.some(({ key, param }) => param.narrows && query[key] !== param.initial),
    reset: (query) =>
      collect(({ key, param }) => (param.narrows || key === 'page' ? param.initial : query[key])),
  };
}

/** The same value under another name in the address. */
export function named<T>(name: string, param: Param<T>): Param<T> {
  return { ...param, name };
}

/** What the list was opened for: a reset keeps it. */
export function scope<T>(param: Param<T>): Param<T> {
  return { ...param, narrows: false };
}

/** Always written: tells the lists of one page apart. */
export function fixed<V extends string>(value: V): Param<V> {
  return { initial: value, always: true, narrows: false, parse: () => value, format: () => value };
}

/** Typed words, trimmed and cut to so many characters; initially empty. */
export function text(max = 60): Param<string> {
  return {
    initial: '',
    narrows: true,
    parse: (typed) => typed.trim().slice(0, max),
    format: (typed) => typed,
  };
}

/** One of values that an answer names; initially null, which leaves it open. */
export function chosen(max = 60): Param<string | null> {
  return {
    initial: null,
    narrows: true,
    parse: (typed) => typed.trim().slice(0, max) || null,
    format: (value) => value ?? '',
  };
}

/** A day in Asia/Shanghai such as `2026-11-21`; initially empty. */
export function day(): Param<string> {
  return { initial: '', narrows: true, parse: readDay, format: (value) => value };
}

/** An id; initially null. */
export function id(): Param<number | null> {
  return { initial: null, narrows: true, parse: readId, format: String };
}

/** Written as `1`; initially false. */
export function flag(): Param<boolean> {
  return { initial: false, narrows: true, parse: (typed) => typed === '1', format: () => '1' };
}

/** One of the values. With an initial one it says how the list is shown; without, it narrows and null leaves it open. */
export function oneOf<V extends string | number>(values: readonly V[]): Param<V | null>;
export function oneOf<V extends string | number>(values: readonly V[], initial: V): Param<V>;
export function oneOf<V extends string | number>(values: readonly V[], initial: V | null = null) {
  const parse = (typed: string) => values.find((value) => String(value) === typed) ?? null;
  return { initial, narrows: initial === null, parse, format: String };
}

/** One of the keys of a table of names, as with `oneOf`. */
export function keyOf<K extends string>(names: Readonly<Record<K, unknown>>): Param<K | null>;
export function keyOf<K extends string>(names: Readonly<Record<K, unknown>>, initial: K): Param<K>;
export function keyOf<K extends string>(names: Readonly<Record<K, unknown>>, initial: K | null = null) {
  const keys = Object.keys(names) as K[];
  return initial === null ? oneOf(keys) : oneOf(keys, initial);
}

/** The page's number, from 1, from the end where it is negative. */
export function page(): Param<number> {
  const parse = (typed: string) => (isPage(typed) ? Number(typed) : null);
  return { initial: 1, narrows: false, parse, format: String };
}
