import { type ComponentType, lazy } from 'react';

/** One of the parts that members' pages have in common, whose code comes when somebody is signed in. */
export function memberPart<P>(
  part: (parts: typeof import('./memberParts.ts')) => ComponentType<P>,
): ComponentType<P> {
  return lazy(async () => ({ default: part(await import('./memberParts.ts')) }));
}
