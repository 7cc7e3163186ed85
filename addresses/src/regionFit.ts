import { type Layout, Owner } from './layout.ts';
import { Kind, kindAt } from './text.ts';

/** What follows a short area name when it is part of a longer word: 上海路, 北京西路, 南京大学, 杭州湾. */
const partOfWord =
  /^(?:[东西南北中]{0,2}[一二三四五六七八九十新老前后上下内外环]{0,2}(?:路|街|大道|道|巷|弄|里|胡同|公路|高速|环|支路|桥|大桥)|[省市区县旗州盟镇乡村屯山湾湖港岛站店园苑城楼府寺庙]|街道|社区|小区|新村|新区|花园|公寓|大厦|广场|大学|学院|师范|理工|工业|农业|医科|财经|中学|小学|医院|银行|酒店|宾馆|饭店|商城|商场|机场|公司|科技|贸易|商贸|集团|国际|东站|西站|南站|北站|火车|驻)/;

const partOfOuterWord =
  /^(?:[东西南北中]{0,2}(?:路|街|大道|道(?!.)|巷)|花园|广场|大学|中文大学|城|大厦|酒店|中心)/;

const streetWord = /^(.*?)(?:大街|大道|街道|路|街(?!大?道)|道|镇|乡|村|巷|弄|胡同|里)/;
const townWord = /^[^路街道巷弄号村]{2,5}(?:街道|镇|乡)/;
const place =
  /公园|风景|名胜|度假|开发|保税|园区|商圈|体育|文化|火车|车站|机场|医院|大学|学院|广场|政府|中学|小学|码头|水库|景区|中心|大桥|社区|小区|新村|花园|公寓|大厦|国际|商城|市场|门$/;
const notCore = /^[东西南北]+|[东西南北中内外大小前后上下新老一二三四五六七八九十\d]+$/g;
const addressWord = /路|街|道|巷|弄|村|镇|乡|号|栋|幢|座|室|楼|苑|园|小区|大厦|广场/;

/** The free text from `index` to the end of its word, at most 24 characters. */
export function attachedText(layout: Layout, index: number): string {
  let end = index;
  while (end < index + 24 && layout.owners[end] === Owner.free && kindAt(layout.folded, end) === Kind.word)
    end++;
  return layout.folded.slice(index, end);
}

/** False where a short area name runs on into a longer word; the outer provinces have fewer such words. */
export function endsName(attached: string, outer: boolean): boolean {
  return !(outer ? partOfOuterWord : partOfWord).test(attached);
}

/**
 * True when the text behind a short county or district name stands alone as a street or a town. 北京海淀·中关村大街 does;
 * 北京·朝阳公园路 does not, and the district's name stays in the detail with it.
 */
export function standsAlone(attached: string): boolean {
  if (townWord.test(attached)) return true;
  const core = streetWord.exec(attached)?.[1];
  return core !== undefined && core.replace(notCore, '').length > 1 && !place.test(core);
}

export function looksLikeAddress(attached: string): boolean {
  return addressWord.test(attached);
}
