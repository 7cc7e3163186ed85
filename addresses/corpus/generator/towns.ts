import { townRows } from '../../../streets/src/townRows.ts';
import type { Random } from './random.ts';
import { districtsOfCity, districtsOfName, type Region } from './regions.ts';

const townName = /^(?!.*开发区)[\u4e00-\u9fa5]{2,7}(?:街道|镇|乡)$/;
const byArea = Map.groupBy(
  townRows().filter(({ name }) => townName.test(name)),
  ({ code }) => code,
);

export function townsOf({ code }: Region): readonly string[] {
  return byArea.get(code)?.map(({ name }) => name) ?? [];
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
