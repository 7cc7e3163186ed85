import { type Area, areaByCode, areas } from '../../src/areas.ts';

/** Today's code behind a name such as `临平区` or `大同市/云冈区`, looked for in the city of `oldCode` first. Throws. */
export function codeByName(written: string, oldCode: string): string {
  const [name, city] = written.split('/').toReversed();
  const named = areas.filter((area) => area.name === name && area.code.startsWith(oldCode.slice(0, 2)));
  const districts = named.filter(({ level }) => level === 3);
  const found = districts.length > 0 ? districts : named;
  const near = found.filter(({ parentCode }) =>
    city ? areaByCode(parentCode)?.name === city : parentCode === oldCode.slice(0, 4),
  );
  const [only, second] = near.length > 0 || city ? near : found;
  if (!only || second)
    throw new Error(`${oldCode}: ${written} is ${only ? 'several divisions' : 'none'} today`);
  return only.code;
}

/** The municipalities' districts hang under XX01 today, under XX01, XX02 or XX03 in the lists. */
const cityPrefix = (code: string) => (/^(11|12|31|50)/.test(code) ? code.slice(0, 2) : code.slice(0, 4));

/** Today's division of that name in the city that `oldCode` lies in: then nothing has changed. */
export function sameToday(name: string, oldCode: string): Area | undefined {
  return areas.find((area) =>
    oldCode.endsWith('00')
      ? area.level === 2 && area.name === name && area.code === oldCode.slice(0, 4)
      : area.level === 3 && area.name === name && area.code.startsWith(cityPrefix(oldCode)),
  );
}
