import type { paths as consolePaths } from './consoleDto.generated.ts';
import type { paths as publicPaths } from './dto.generated.ts';

type paths = publicPaths & consolePaths;

type Prefix = '/api/v1';
type PathOf<K> = K extends `${Prefix}${infer P}` ? P : never;

/** A path of the REST contract below `/api/v1`. */
export type Route = PathOf<keyof paths>;
export type Verb = 'get' | 'post' | 'put' | 'delete';

type Operation<P extends Route, V extends Verb> = paths[`${Prefix}${P}`][V];
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never;

/** Paths that support a verb. */
export type RouteOf<V extends Verb> = {
  [P in Route]: Operation<P, V> extends { responses: object } ? P : never;
}[Route];

/** Optional fields may be null too: the graph sends null, and the transport removes it. */
type Given<T> = T extends readonly (infer I)[]
  ? Given<I>[]
  : T extends object
    ? {
        [K in keyof T]: Record<never, never> extends Pick<T, K>
          ? Given<T[K]> | null | undefined
          : Given<T[K]>;
      }
    : T;

/** Query parameters of a call. */
export type Params<P extends Route, V extends Verb> =
  Operation<P, V> extends { parameters: { query?: infer Q } } ? Given<NonNullable<Q>> : never;

/** Request body of a call. */
export type Body<P extends Route, V extends Verb> =
  Operation<P, V> extends { requestBody?: infer B } ? Given<Json<NonNullable<B>>> : never;

/** `data` of a successful answer. */
export type Answer<P extends Route, V extends Verb> =
  Operation<P, V> extends { responses: { 200: infer R } }
    ? Json<R> extends { data: infer D }
      ? D
      : never
    : never;
