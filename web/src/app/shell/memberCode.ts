import type { ComponentType } from 'react';
import { early } from '../early.tsx';

type MemberParts = typeof import('./memberParts.ts');

const readers: (() => Promise<MemberParts>)[] = [];

/** One of the parts that members' pages have in common, whose code comes when somebody is signed in. */
export function memberPart<P extends object>(
  part: (parts: MemberParts) => ComponentType<P>,
): ComponentType<P> {
  const { Component, read } = early(() => import('./memberParts.ts'), part);
  readers.push(read);
  return Component;
}

/** Reads that code before a member's page is drawn. */
export const readMemberParts = (): Promise<unknown> => Promise.all(readers.map((read) => read()));
