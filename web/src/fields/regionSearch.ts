import { type AreaNode, type AreaTree, pathOf } from './areas.ts';
import type { Region } from './region.ts';

const PEOPLES =
  '(?:(?:土家|苗|藏|羌|彝|布依|侗|傣|景颇|哈尼|壮|白|傈僳|朝鲜|回|蒙古|满|瑶|畲|黎|水|佤|拉祜|纳西|怒|普米|仡佬|撒拉|土|东乡|保安|裕固|锡伯|达斡尔|毛南|仫佬|各)族)+';
/** What stands behind the name proper, which has two signs at least. */
const KIND = new RegExp(
  `(?<=..)(?:${PEOPLES}自治[州县旗]|特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治[区州县旗]|地区|林区|矿区|新区|[省市区县盟旗])$`,
);
const BETWEEN = /[\s/、,，>-]+/;

/** '湖北省 / 武汉市 / 洪山区', no name twice. */
export function regionPath(names: readonly string[]): string {
  return [...new Set(names)].filter(Boolean).join(' / ');
}

/**
 * The areas that somebody means by a few words: 洪山, 武汉洪山, 湖北 武汉 and 湖北省武汉市洪山区 are all understood. Of an area
 * and what lies in it the area alone, unless what lies in it is called so itself.
 */
export function findAreas(tree: AreaTree, words: string): AreaNode[] {
  const parts = words.split(BETWEEN).filter(Boolean);
  if (parts.length === 0) return [];
  const found = [...tree.byCode.values()].filter(
    (node) => means(tree, node, parts) && !isImplied(tree, node, parts),
  );
  return found.toSorted((one, other) => rank(one, parts) - rank(other, parts));
}

function means(tree: AreaTree, { code }: AreaNode, parts: readonly string[]): boolean {
  const names = pathOf(tree, code).map(({ name }) => name);
  const [full, short] = [names.join(''), names.map(plainName).join('')];
  return parts.every((part) => full.includes(part) || short.includes(part));
}

/** Whether the area above is meant as well, and this one only because it lies there. */
function isImplied(tree: AreaTree, node: AreaNode, parts: readonly string[]): boolean {
  const above = tree.byCode.get(node.parentCode);
  if (!above || !means(tree, above, parts)) return false;
  return above.name === node.name || !node.name.includes(parts.at(-1) ?? '');
}

/** What is called so stands before what only has it in its name, and larger areas before smaller ones. */
function rank({ code, name }: AreaNode, parts: readonly string[]): number {
  const last = parts.at(-1) ?? '';
  const likeness = [plainName(name), name].includes(last) ? 0 : name.startsWith(last) ? 1 : 2;
  return likeness * 10 + code.length;
}

/** 湖北省 to 湖北; 城区 stays what it is. */
function plainName(name: string): string {
  return name.replace(KIND, '');
}

/**
 * The words to look for where a region is known in part and the address below it begins with the name of an area: of
 * 鼓楼区中山路1号 in Jiangsu 江苏省 鼓楼区. '' where nothing is found by them.
 */
export function wordsToFind(tree: AreaTree, chosen: string, detail: string): string {
  const above = pathOf(tree, chosen);
  const names = [...tree.byCode.values()].map(({ name }) => name).filter((name) => detail.startsWith(name));
  const [longest] = names.toSorted((one, other) => other.length - one.length);
  if (!longest) return '';
  const words = [...new Set(above.map(({ name }) => name)), longest].join(' ');
  return findAreas(tree, words).length > 0 ? words : '';
}

/** Codes and names of an area and of what it lies in. */
export function regionAt(tree: AreaTree, code: string): Region {
  const [province, city, district] = pathOf(tree, code);
  return {
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    districtCode: district?.code ?? '',
    province: province?.name ?? '',
    city: city?.name ?? '',
    district: district?.name ?? '',
  };
}
