import { cityParts, extraChanges, spellings, successorsByHand, years } from './byHand.ts';
import type { FormerRow } from './changes.ts';
import { codeByName } from './today.ts';

const lines = (text: string) => text.trim().split('\n');

type Successors = Pick<FormerRow, 'successors' | 'byStreet'>;

/** `余杭区 临平区(临平 东湖)`: today's codes, and the streets in brackets behind theirs. */
function parseSuccessors(written: string, oldCode: string): Successors {
  const parts = [...written.matchAll(/([^ (]+)(?:\(([^)]*)\))?/g)].map(([, district = '', streets]) => ({
    code: codeByName(district, oldCode),
    streets: streets?.split(' '),
  }));
  return {
    successors: parts.map(({ code }) => code),
    byStreet: Object.fromEntries(parts.flatMap(({ code, streets }) => (streets ? [[code, streets]] : []))),
  };
}

/** Old code → the year, 0 where the lists know it, and what it is today. */
export const knownSuccessors = new Map(
  lines(successorsByHand + cityParts.trimStart()).map((line): [string, Successors & { year: number }] => {
    const [, code = '', year, written = ''] = /^(\d+) (\d+) (.*)$/.exec(line) ?? [];
    return [code, { year: Number(year), ...parseSuccessors(written, code) }];
  }),
);

const byCode = new Map(
  lines(years).flatMap((line) => {
    const [year, ...codes] = line.split(' ');
    return codes.map((code): [string, number] => [code, Number(year)]);
  }),
);

export function knownYear(code: string, name: string): number | undefined {
  return byCode.get(code + name) ?? byCode.get(code) ?? (knownSuccessors.get(code)?.year || undefined);
}

const misspelt = new Set(spellings.trim().split(/\s+/));
export const isSpelling = (code: string) => misspelt.has(code);

function extraRow(line: string): FormerRow {
  const [, year, code = '', name = '', city = '', written = ''] =
    /^(\d+) (\d+) (\S+) (\S+) (.*)$/.exec(line) ?? [];
  return {
    name,
    city,
    code,
    year: Number(year),
    source: 'by hand',
    spelling: false,
    ...parseSuccessors(written, code),
  };
}

export const extraRows = (): FormerRow[] => lines(extraChanges).map(extraRow);
