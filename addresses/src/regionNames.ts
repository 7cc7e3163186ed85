import { type Area, areaByCode, areas, areasUnder } from './areas.ts';
import { allFormerDivisions, type FormerDivision } from './divisions/divisions.ts';
import {
  fullByHand,
  keptNames,
  peoplesAtEnd,
  placeholderNames,
  shortByHand,
  zonesWithin,
} from './regionAliases.ts';
import { foldTraditional } from './traditional.ts';

/**
 * One way of naming an area. `full` carries its suffix (西湖区), a short one does not (西湖); `inside` is understood only
 * behind a name of the area's parent (高新区); `kept` stays in the detail (雄安新区, and names of the past).
 */
export type AreaName = {
  area: Area;
  full: boolean;
  inside: boolean;
  kept: boolean;
  /** Set where the area was called so in the past. */
  former?: FormerDivision;
};
export type NameEntry = { text: string; names: AreaName[] };
type Names = { full?: string[]; short?: string[]; inside?: string[] };

const zoneSuffix = /(?:开发区|园区|示范区|管理区|新区|新城|产业园|管委会|委员会)$/;
const citySuffix = /(?:市|地区|盟)$/;

function withoutPeoples(name: string): string {
  const stripped = name.replace(peoplesAtEnd, '');
  return stripped.length > 1 ? stripped : name.replace(/族$/, '');
}

function shortProvince(name: string): string {
  return name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, '');
}

function cityNames(name: string): Names {
  if (name.endsWith('行政区划')) return { inside: [name] };
  if (!name.endsWith('自治州')) return { full: [name], short: [name.replace(citySuffix, '')] };
  const short = withoutPeoples(name.slice(0, -3));
  return { full: [name, `${short}州`, `${short}自治州`], short: [short] };
}

/** The zone's name without the places in front of it, and what people call such a zone. */
function zoneNames(name: string, parent: Area): Names {
  const city = parent.name.replace(citySuffix, '');
  let base = name;
  for (const place of [shortProvince(areaByCode(parent.parentCode)?.name ?? ''), `${city}市`, city]) {
    if (base.startsWith(place)) base = base.slice(place.length);
  }
  const inside = [base];
  const own = base.replace(/(?:高新技术|火炬高技术|经济技术|经济|高新).*$/, '');
  if (/高新技术|高技术/.test(base)) {
    for (const kind of ['高新区', '高新技术开发区', '高新技术产业开发区', '高新开发区'])
      inside.push(own + kind);
  } else if (/经济(?:技术)?开发/.test(base)) {
    for (const kind of ['经济技术开发区', '经济开发区', '经开区', '开发区']) inside.push(own + kind);
  }
  return { full: [name], inside: inside.filter((alias) => alias.length > 2 && alias !== name) };
}

function districtNames(name: string, parent: Area): Names {
  if (name.length === 2 && name.endsWith('区')) return { inside: [name] };
  if (/^..新区$/.test(name) && name.slice(0, 2) !== parent.name.replace(citySuffix, '')) {
    return { full: [name], short: [name.slice(0, 2)], inside: [`${name.slice(0, 2)}区`] };
  }
  if (zoneSuffix.test(name)) return zoneNames(name, parent);
  const suffix = /(?:自治[县旗]|特区|林区|[区县市旗])$/.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - suffix.length);
  if (!suffix.startsWith('自治')) return { full: [name], short: [base] };
  const short = withoutPeoples(base);
  return { full: [name, short + suffix.slice(2), name.replace('自治', '')], short: [short] };
}

function namesOf(area: Area): Names {
  if (area.level === 1) return { full: [area.name], short: [shortProvince(area.name)] };
  return area.level === 2
    ? cityNames(area.name)
    : districtNames(area.name, areaByCode(area.parentCode) as Area);
}

function listed(table: Record<string, string>, code: string): string[] {
  return table[code]?.split(' ') ?? [];
}

function buildIndex(): Map<string, NameEntry[]> {
  const entries = new Map<string, NameEntry>();
  const add = (texts: readonly string[], name: AreaName) => {
    for (const written of texts) {
      const text = foldTraditional(written);
      if (text.length < 2) continue;
      const entry = entries.get(text) ?? { text, names: [] };
      entries.set(text, entry);
      const known = entry.names.some(
        ({ area, former }) => area === name.area && (!name.former || former?.city === name.former.city),
      );
      if (!known) entry.names.push(name);
    }
  };
  for (const area of areas) {
    const { full = [], short = [], inside = [] } = namesOf(area);
    const plain = { area, full: true, inside: false, kept: false };
    add([...full, ...listed(fullByHand, area.code)], plain);
    add([...inside, ...listed(placeholderNames, area.code)], { ...plain, inside: true });
    add([...short, ...listed(shortByHand, area.code)], { ...plain, full: false });
    add(listed(keptNames, area.code), { ...plain, kept: true });
    add(listed(zonesWithin, area.code), { ...plain, inside: true, kept: true });
  }
  for (const former of allFormerDivisions()) {
    const { name, short } = former;
    const alone = former.spelling || !isGeneric(name, entries);
    for (const code of former.successors) {
      const area = areaByCode(code);
      if (!area) continue;
      const kept = !former.spelling && isOtherName(name, area);
      add([name], { area, full: true, inside: !alone, kept, former });
      if (short) add([short], { area, full: false, inside: true, kept: true, former });
    }
  }
  const index = Map.groupBy(entries.values(), (entry) => entry.text.slice(0, 2));
  for (const group of index.values()) group.sort((a, b) => b.text.length - a.text.length);
  for (const start of index.keys()) beginnings[start.charCodeAt(0)] = 1;
  return index;
}

/** 郊区 and 新区 were many; a name of today means today's place first. */
function isGeneric(name: string, entries: ReadonlyMap<string, NameEntry>): boolean {
  if (name.length < 3 || /^[东西南北中新市城郊矿]+[区县]$/.test(name)) return true;
  return entries.get(foldTraditional(name))?.names.some(({ area }) => area.level > 1) ?? false;
}

/** 卢湾区 is not said by 黄浦区; a county that only moved keeps its name, and a prefecture's old name says its new one. */
function isOtherName(name: string, area: Area): boolean {
  return area.level > 2 && name !== area.name;
}

let index: Map<string, NameEntry[]> | undefined;
/** 1 for every unit that a name begins with: most characters of a text begin none. */
const beginnings = new Uint8Array(0x10000);
const NONE: NameEntry[] = [];

/** The area names that the text has at `position`, longest first. The index is built at the first call. */
export function namesAt(text: string, position: number): NameEntry[] {
  index ??= buildIndex();
  if (beginnings[text.charCodeAt(position)] !== 1) return NONE;
  const group = index.get(text.slice(position, position + 2));
  if (!group) return NONE;
  const found = group.filter((entry) => text.startsWith(entry.text, position));
  return found.length > 0 ? found : NONE;
}

/** 台湾, 香港 and 澳门, of which the table has only the name. */
export function isOuter(area: Area): boolean {
  return area.code > '7';
}

/** True when `area` is `ancestor` or lies in it. */
export function isWithin(area: Area, ancestor: Area): boolean {
  for (let at: Area | undefined = area; at; at = areaByCode(at.parentCode)) if (at === ancestor) return true;
  return false;
}

/** True when a name may follow `ancestor`: today, or by the city that its area lay in when it was called so. */
export function isNamedWithin({ area, former }: AreaName, ancestor: Area): boolean {
  return isWithin(area, ancestor) || (former !== undefined && ancestor.name === former.city);
}

/** An area's own province, city and district; a province with a single city (北京) stands for that city too. */
export function pathOf(area: Area): { province: Area; city?: Area; district?: Area } {
  if (area.level === 1) {
    const [city, ...more] = areasUnder(area.code);
    return { province: area, ...(city && more.length === 0 && { city }) };
  }
  const parent = areaByCode(area.parentCode) as Area;
  if (area.level === 2) return { province: parent, city: area };
  return { province: areaByCode(parent.parentCode) as Area, city: parent, district: area };
}
