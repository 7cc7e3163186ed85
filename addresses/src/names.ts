import { surnameLength } from './surnames.ts';

export const titles =
  /(?:先生|女士|小姐|太太|老师|同学|师傅|经理|老板|医生|阿姨|叔叔|大姐|大哥|妈妈|爸爸|总|様|殿)$/;
const companies =
  /(?:公司|便民站|代收点|自提点|自提柜|旗舰店|专营店|商行|商贸|经营部|门市部|专卖店|旗舰店|超市|便利店|驿站|工作室|事务所|店|厂|部)$/;
const houseNumber =
  /[\d一二三四五六七八九十A-Za-z]+(?:号|栋|幢|座|室|单元|楼|层|弄|巷|组|队|期|区|户|房|门|院)|\d+-\d+|#/;
const street = /(?:路|街|大道|巷|弄|胡同|道)(?:\d|[东南西北中]?段|交叉口|与|口)/;
const placeEnd =
  /(?:路|街|大道|巷|弄|胡同|镇|乡|村|社区|街道|小区|花园|公寓|大厦|广场|中心|园|苑|城|府|庭|湾|郡|墅|轩|阁|居|场|馆|库|房|所|局|校|学|院|厦|楼|座|号|室|栋|幢|单元|层|期|区|县|市|站|寓|国际|家园|百货|医院|银行|酒店|段|口|对面|旁边|隔壁|附近|门口|铺|户|档口|门面|前台|柜台|[办财人行后]\p{Script=Han}{1,2}[室部]|小卖部)$/u;
const bracketed = /[([【（].*$/;

const english =
  /(?:^|[^A-Za-z])(?:(?:room|rm|unit|apt|apartment|flat|floor|tower|block|blk|bldg|building|suite)\.?\s?#?(?:[A-Za-z](?![A-Za-z])|\d)|\d{1,3}\/F(?![A-Za-z])|(?:residences?|plaza|cent(?:er|re)|mansion|hotel|road|street|avenue|rd|ave)\.?$)/i;

/** True for a company, a shop or a station. */
export function isCompany(text: string): boolean {
  return companies.test(text);
}

/** True for text that names a place: a street, a house, a building. */
export function isPlace(text: string): boolean {
  if (houseNumber.test(text) || street.test(text) || english.test(text)) return true;
  const bare = text.replace(bracketed, '');
  return bare.length > 2 && placeEnd.test(bare) && !companies.test(bare);
}

/** 采购部小吴 */
const department = /^\p{Script=Han}{1,6}[部科处组室](?:[小老阿]\p{Script=Han}|\p{Script=Han}{2,3})$/u; // 董事长办公室王总

function hanScore(text: string): number {
  const surname = surnameLength(text);
  const givenLength = text.length - surname;
  if (text.length === 1) return 0.3;
  if (department.test(text)) return 0.85;
  if (/^[阿小老]\p{Script=Han}$/u.test(text)) return 0.85;
  if (surname === 2 && givenLength <= 2) return 0.92;
  if (surname === 1 && givenLength <= 2) return 0.9;
  if (surname === 1 && givenLength === 3) return 0.6;
  if (text.length <= 4) return 0.55;
  return text.length <= 10 ? 0.4 : 0.1;
}

const softEnd = /[城府庭湾郡轩阁居园苑学校院馆场库房所局楼]$/;

/** 李宇轩: a name whose last character also ends the names of houses. */
export function isDepartment(text: string): boolean {
  return department.test(text);
}

export function isNameLikePlace(text: string): boolean {
  return /^\p{Script=Han}{3}$/u.test(text) && surnameLength(text) > 0 && softEnd.test(text);
}

/** Words of a sentence, which few names have. */
const sentence =
  /^我|家的$|写|了|吗|吧|就行|就好|可以|不要|不用|不急|家里|有[人狗猫]|帮[我忙]|请|给[我他她]|我[要的们]|你们|他们|这[个里边]|那[个里边]|谢谢|收到|随便|都行|都可以/;

/** How much a word looks like a recipient's name, 0 to 1, by the word alone. */
export function nameScore(word: string): number {
  const text = word.replace(bracketed, '').trim() || word;
  if (text.length > 30) return 0;
  if (/^\p{Script=Han}{1,6}$/u.test(text) && titles.test(text)) {
    return text.replace(titles, '') === '' ? 0.2 : 0.95;
  }
  if (companies.test(text) && !/\d/.test(text)) return 0.45;
  if (isNameLikePlace(text)) return 0.72;
  if (isPlace(text)) return 0;
  if (/^(?:\d+|[室号楼栋层户座铺店幢组队收省市区县镇乡村])$/.test(text)) return 0;
  if (/^\p{Script=Han}+$/u.test(text)) return hanScore(text) - (sentence.test(text) ? 0.3 : 0);
  if (/^\p{Script=Han}+(?:[·•]\p{Script=Han}+)+$/u.test(text)) return 0.92;
  if (/^\p{Script=Han} +\p{Script=Han}(?: *\p{Script=Han}){0,2}$/u.test(text))
    return surnameLength(text) > 0 ? 0.8 : 0.3;
  if (/^\p{Script=Latin}[\p{Script=Latin} .'’-]+$/u.test(text)) return 0.75;
  if (/^[小老阿]?[A-Za-z]{2,12}\p{Script=Han}{1,4}$/u.test(text)) return 0.8;
  if (/\d/.test(text)) return text.length <= 12 ? 0.2 : 0;
  return text.length <= 12 ? 0.4 : 0;
}

const houseEnd =
  /(?:[\dA-Za-z]|号|室|楼|栋|幢|座|单元|层|户|房|店|铺|组|队|村|门|院|园|苑|城|里|庭|府|厦|馆|局|场|站|校|口|部|旁|所|区|学|厅|[)）\]】])$/u;
const called =
  /^(?:\p{Script=Han}{1,2}(?:先生|女士|小姐|太太|老师|同学|师傅|经理|老板|医生|阿姨|叔叔|大姐|大哥|主任)|[小老阿]\p{Script=Han})$/u;

const titledEnd =
  /(?<=[\dA-Za-z号室楼栋幢座元层户房店铺院园苑城里庭府厦馆局场站校口部旁所组队学区期厅厂司寓村)）])(?!单元|[号室楼栋幢座元层户房校院区期学组队厅厂所旁口部馆场站局村])\p{Script=Han}{1,3}(?:先生|女士|小姐|太太|老师|经理|医生)$/u;

function isWholeName(text: string, certain: boolean): boolean {
  if (placeEnd.test(text) || companies.test(text)) return false;
  if (called.test(text)) return certain || surnameLength(text) > 0;
  const surname = surnameLength(text);
  const givenLength = text.length - surname;
  return surname > 0 && givenLength > 0 && givenLength <= (certain || surname === 1 ? 2 : 1);
}

/** 501室小鱼儿 in front of a phone: the index where a name without a surname begins, or -1. */
function nicknameBehindRoom(text: string): number {
  const name =
    /(?<=\d|\d[室号户栋幢])(?![室号户栋幢楼层单座弄期区组队巷箱件份盒袋包套瓶双只个条提桶台本])\p{Script=Han}{2,4}$/u.exec(
      text,
    )?.[0];
  if (
    !name ||
    isPlace(name) ||
    /[门口旁边侧面楼院内外前后店铺厅厂路村收队栋室号户箱份盒件]$|[送放发打寄]/.test(name)
  )
    return -1;
  return nameScore(name) >= 0.55 ? text.length - name.length : -1;
}

/**
 * The name written right behind an address without a separator: the index where 范晓东 begins in 12栋401室范晓东,
 * or -1. `certain` is set where a phone follows, which lets rarer shapes pass.
 */
export function trailingName(text: string, certain: boolean): number {
  const bare = text.replace(/(?<=..)(?:亲|敬|启|本人)?[收启]$/, '');
  const titled = titledEnd.exec(bare)?.[0];
  if (titled && bare.length - titled.length > 1) return bare.length - titled.length;
  for (const length of [3, 2, 4, 5]) {
    const index = bare.length - length;
    if (index < 2) continue;
    const name = bare.slice(index);
    const head = bare.slice(0, index);
    const isEnded =
      houseEnd.test(head) || (certain && head.length > 4 && (placeEnd.test(head) || /[厅厂]$/.test(head)));
    if (!/^\p{Script=Han}+$/u.test(name) || !isEnded) continue;
    if (/^(?:[东西南北村街][头边侧面]|[上下]面|路[口边东西南北])/.test(name)) continue;
    // 31楼崔勇 is no 楼崔勇.
    if (/[\dA-Za-z]$/.test(bare.slice(0, index)) && /^[号楼栋幢座室层铺弄期区组]/.test(name)) continue;
    if (isWholeName(name, certain)) return index;
  }
  return certain ? nicknameBehindRoom(bare) : -1;
}
