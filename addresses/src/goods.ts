import type { Label } from './labels.ts';
import { claim, freeWords, isFree, type Layout, Owner, type Span, textOf } from './layout.ts';
import { isPlace } from './names.ts';

const digits = '[一二两三四五六七八九十]';
const units =
  '(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只|台|组|对|把|本|桶|罐|提|捆|单|枚|块|支|顶|副|朵|盆|筐|卷|盘|串|听|扎|pcs|pc)';
const amount = `(?:(\\d{1,4})|(${digits}{1,3}))`;
const verb = '(?:一式|共计?|一共|总共|要|来|拍|买|发|订|各|数量|下单|加)?';

/** A word that says nothing but how many: 2件, x3, 要两箱. */
const bareQuantity = new RegExp(
  `^${verb}\\s*${amount}\\s*${units}[吧哦啊呀哈啦嘛]?(?:谢.*|感谢.*|[发寄送](?:这|到|给).*)?$`,
  'i',
);
const timesQuantity = /^[x×*✕✖]\s?(\d{1,4})(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只)?$/i;
/** How many stands behind what: 红色XL*2, 苹果10斤装 2箱. */
const behindGoods = new RegExp(
  `(?:\\s*[x×*✕✖]\\s?(\\d{1,4})(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只)?|(?<![\\d.])${amount}${units})$`,
  'i',
);
const labelled = new RegExp(`[\\s:：=】\\])）"'”]*[x×*]?\\s?${amount}\\s*${units}?(?![\\d\\p{L}])`, 'iuy');

const numerals = '零一二三四五六七八九十';

/** 十二 → 12; the numerals of everyday quantities. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const read = text.replaceAll('两', '二');
  const [tens, ones] = read.includes('十') ? read.split('十') : ['', read];
  const value = (word: string | undefined, empty: number) => (word ? numerals.indexOf(word) : empty);
  return read.includes('十') ? value(tens, 1) * 10 + value(ones, 0) : value(ones, 0);
}

const colour =
  '(?:(?<![\\p{Script=Han}\\w])[红黄蓝绿黑白紫粉灰棕橙银咖](?![\\p{Script=Han}])|[大深浅亮暗淡玫酒米天藏墨军草荧浅]?(?:红|黄|蓝|绿|黑|白|紫|粉|灰|棕|橙|青|金|银|褐|杏|咖|驼)|卡其|咖啡|香槟|玫瑰金|奶茶|奶白|米白|藏青|豆沙|焦糖|雾霾蓝|军绿|透明|原木|迷彩|豹纹|花|彩|混)色|雾霾蓝|墨绿|藏青|酒红|米白|奶白|军绿|宝蓝|天蓝|粉红|大红|枣红|浅灰|深灰|升级款';
const size =
  '(?:均码|大码|小码|中码|加大|加肥|特大|大号|中号|小号|加厚款?|[男女童][款码]|成人款?|儿童款?|(?<![A-Za-z0-9])(?:\\d?X{1,4}L|X{0,3}S|M|L|XL|2XL|3XL|4XL|5XL)(?:码)?(?![A-Za-z0-9])|\\d{2,3}码)';
const measure =
  '\\d+(?:\\.\\d+)?(?:kg|g|mg|ml|l|cm|mm|m|克|千克|公斤|斤|毫升|升|厘米|寸|英寸|米|片装|支装|包装|个装|只装|粒装|颗|张|板|节|枚装|瓶装|罐装|袋装|盒装|条装|双装|斤装|件装|件套|抽|粒|片|卷装|色|头|w|v|ma)(?![A-Za-z])';
const goodsEnd =
  '(?:[TＴt]恤|[大小新]?款|套餐[一二三四五六ABCDabcd\\d]?|礼盒装?|口味|[辣甜咸原橙莓桃瓜葡草蓝]味|散装|整箱|装|版|牌|手机壳|数据线|充电[宝器头]|耳机|袜子?|毛巾|牙刷|纸巾|抽纸|卫衣|外套|裤子?|短裤|长裤|裙子?|连衣裙|衬衫|毛衣|帽子?|鞋子?|拖鞋|运动鞋|围巾|手套|背包|钱包|水杯|保温杯|雨伞|台灯|收纳盒|公仔|玩偶|面膜|口红|洗发水|沐浴露|洗衣液|洗面奶|护手霜|苹果|橙子|脐橙|橘子|砂糖橘|柚子|芒果|榴莲|猕猴桃|车厘子|樱桃|草莓|葡萄|红薯|土豆|大米|面条|茶叶|枸杞|核桃|红枣|坚果|零食|饼干|牛肉干|腊肠|鸡蛋|蜂蜜|牛奶|咖啡|被子|四件套|枕头|床单|窗帘|钥匙扣|戒指|项链|手链|耳环|贴纸|笔记本|中性笔|猫粮|狗粮|猫砂)';
const specificationPattern = new RegExp(`${colour}|${size}|${measure}|${goodsEnd}$`, 'iu');

const endsInMeasure = /\d(?:斤|kg|g|ml|l|克|公斤|片|支|只|枚|个|包)装?$/i;

/** How much a word looks like something said of goods, 0 to 1. */
export function specificationScore(text: string): number {
  if (endsInMeasure.test(text)) return 0.9;
  if (!specificationPattern.test(text)) return 0;
  if (isPlace(text) && /[路街巷弄村]/.test(text)) return 0.2;
  return isPlace(text) && !new RegExp(`^(?:${colour}|${size}|${measure})`, 'i').test(text) ? 0.2 : 1;
}

export type Quantity = { value: number; span: Span };

function quantityIn(text: string, pattern: RegExp): number {
  const match = pattern.exec(text.replace(/[\ufe0f\u20e3]/g, ''));
  const [first] = match?.slice(1).filter((group) => group !== undefined) ?? [];
  return first === undefined ? 0 : numberOf(first);
}

/** Claims the number behind a quantity label. */
export function takeLabelledQuantity(layout: Layout, labels: readonly Label[]): Quantity[] {
  const found: Quantity[] = [];
  for (const label of labels) {
    if (label.field !== 'quantity') continue;
    labelled.lastIndex = label.end;
    const match = labelled.exec(layout.folded);
    if (!match) continue;
    const span = { start: label.end, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    claim(layout, span, Owner.quantity);
    found.push({ value: numberOf(match[1] ?? match[2] ?? ''), span });
  }
  return found;
}

/** Behind a house: 东户两箱, 1801 2份. */
const behindHouse = new RegExp(
  `(?<=\\p{Script=Han}|\\s)(?:(?:(${digits}{1,3})|(\\d{1,3}))(?:箱|件|份|盒|袋|包|套|瓶|提|桶)|[x×*](\\d{1,2}))$`,
  'u',
);
/** 668号3件红色M */
const quantityAndGoods = new RegExp(
  `(?<=[号室户楼栋元座层铺])(?:(\\d{1,2})|(${digits}{1,3}))(件|箱|份|盒|袋|包|套|瓶|双)(\\P{Nd}.{0,9})$`,
  'u',
);
const wishBehindHouse =
  /(?<=[号室户楼栋元座层铺\d箱件份盒袋包套])(?:放(?:门口|门卫|驿站|快递柜|丰巢|菜鸟|物业|前台|楼下|代收|家门口)|送(?:货)?上[门楼]|(?:不要|不用|别|请|麻烦|务必)(?:放|送|打|发|尽快|提前).{0,12}|周末.{0,6}|工作日.{0,6}|到付|发(?:顺丰|中通|圆通|韵达|申通|极兔|邮政)|尽快.{0,6}|加急.{0,4}|轻拿轻放).{0,24}$/;

/** Claims a wish and a quantity that stick to the end of an address: 东户两箱放门口. */
export function takeTails(layout: Layout): Quantity[] {
  const found: Quantity[] = [];
  for (const word of freeWords(layout)) {
    let text = textOf(layout, word);
    if (text.length < 5) continue;
    const wish = wishBehindHouse.exec(text);
    if (wish) {
      claim(layout, { start: word.start + wish.index, end: word.end }, Owner.remark);
      text = text.slice(0, wish.index);
    }
    const goodsBehind = quantityAndGoods.exec(text);
    if (goodsBehind && specificationScore(goodsBehind[4] ?? '') > 0.8) {
      const from = word.start + goodsBehind.index;
      const to = from + goodsBehind[0].length - (goodsBehind[4] as string).length;
      claim(layout, { start: from, end: to }, Owner.quantity);
      claim(layout, { start: to, end: word.start + text.length }, Owner.specification);
      found.push({ value: numberOf(goodsBehind[1] ?? goodsBehind[2] ?? ''), span: { start: from, end: to } });
      continue;
    }
    const amountBehind = isPlace(text) ? behindHouse.exec(text) : null;
    if (!amountBehind) continue;
    const span = { start: word.start + amountBehind.index, end: word.start + text.length };
    claim(layout, span, Owner.quantity);
    found.push({ value: numberOf(amountBehind[1] ?? amountBehind[2] ?? amountBehind[3] ?? ''), span });
  }
  return found;
}

const bracket = /[([【（<]([^()[\]【】（）<>]{1,20})[)\]】）>]/gu;

/** What a bracket behind an address says of quantity or wish: （放门口）, (2袋). Behind a name it belongs to the name. */
export function takeBrackets(layout: Layout, isWish: (text: string) => boolean): Quantity[] {
  if (!/[([【<]/.test(layout.folded)) return [];
  const found: Quantity[] = [];
  for (const match of layout.folded.matchAll(bracket)) {
    const inner = (match[1] as string).trim();
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    const value = quantityIn(inner, bareQuantity) || quantityIn(inner, timesQuantity);
    const inside = { start: span.start + 1, end: span.end - 1 };
    if (value > 0) {
      claim(layout, inside, Owner.quantity);
      found.push({ value, span: inside });
    } else if (specificationScore(inner.split(/[\s*x×]/)[0] ?? '') > 0.8 || specificationScore(inner) > 0.8) {
      found.push(...takeQuantityAtEnd(layout, inside));
      claim(layout, inside, Owner.specification);
    } else if (isWish(inner) && isAddressOrNothing(wordBefore(layout, span.start)))
      claim(layout, inside, Owner.remark);
  }
  return found;
}

/** A bracket opens the text, or follows an address. */
function isAddressOrNothing(text: string): boolean {
  return text === '' || isPlace(text);
}

function wordBefore(layout: Layout, index: number): string {
  return /[^\s,，;；]*$/.exec(layout.folded.slice(0, index))?.[0] ?? '';
}

/** A number on a line of its own below something else, as platforms show how many. */
/** The last cell of a row that was copied from a sheet. */
const lastCell = /(?<=(?:[^\t\n]*\t){3,})[ ]*\d{1,3}[ ]*(?=\n|$)/g;
const wholeLine = /(?<=\S[^\n]*\n[ \t]*)\d{1,3}(?=[ \t]*\n)/g;
/** 来五斤装的一箱就行, 帮我发两箱橙子. */
/** 一共来八包, 要三大箱, within a longer word. */
const wanted = new RegExp(
  `(?:一共|总共|共)?(?:[再也还]?(?:来|要|拍|买|订|寄|发)了?|一共|总共)(?:(?:(\\d{1,4})|(${digits}{1,3}))[大小整]?(?:${units}|打)|([俩仨]))`,
);
/** 一箱绿橙, 2箱大果. */
const firstUnits = new RegExp(
  `(?<=^|[\\s,，;；/])(?:(\\d{1,3})|(${digits}{1,3}))(?:箱|件|份|盒|袋|包|套|瓶|双|桶|罐|提)(?=\\p{Script=Han}{2,8}(?:$|[\\s,，;；。]))(?!\\p{Script=Han}*[路街巷村号栋])`,
  'gu',
);
/** 共 6 件, 2 件. */
const apartUnits = new RegExp(
  `(?<=^|[\\s,，;；])(?:(?:共|一共|总共|合计|数量)\\s*)?(\\d{1,3})\\s{1,2}${units}(?=$|[\\s,，;；。])`,
  'gi',
);
const asked = new RegExp(
  `^(?:帮我|麻烦|请|再|给我)*(?:发|来|要|拍|买|寄|订|下单)(.{0,12}?)的?(?:(\\d{1,4})|(${digits}{1,3}))${units}(?:就行|就好|就可以|吧|哦|哈|.{0,8})$`,
  'd',
);
/** +1 at the end of a line, as in a list that people add themselves to. */
const plusOne = /(?<=^|[\s:：])\+(\d{1,2})(?=[ \t]*(?:\n|$))/g;
const apartTimes = new RegExp(
  `(?<=^|[\\s,，;；])[x×*✕✖]\\s{0,2}(\\d{1,4})\\s?${units}?(?=$|[\\s,，;；])|(?<=\\S)\\+[x×*✕✖]?(\\d{1,4})${units}?(?=$|[\\s,，;；])`,
  'gi',
);

const endOfGoods = new RegExp(
  `[\\s)）】][x×*✕]\\s?(\\d{1,4})$|(?<=\\S)[x×✕*](\\d{1,3})$|\\s(\\d{1,3}|${digits}{1,3})(?:件|份|箱|双|套|台)$`,
  'i',
);

/** The quantity at the end of what a label of goods introduces: 嵊州小笼包 4袋装 ×1. */
export function takeQuantityAtEnd(layout: Layout, { start, end }: Span): Quantity[] {
  const text = layout.folded.slice(start, end).trimEnd();
  const match = endOfGoods.exec(text);
  if (!match) return [];
  const span = { start: start + match.index + (/^[x×*✕]/i.test(match[0]) ? 0 : 1), end: start + text.length };
  if (!isFree(layout, span)) return [];
  claim(layout, span, Owner.quantity);
  return [{ value: numberOf(match[1] ?? match[2] ?? match[3] ?? ''), span }];
}

/** Quantities that stand by themselves, and what a text must hold for the search to be worth while. */
const standing: [worth: RegExp, pattern: RegExp][] = [
  [/\n/, wholeLine],
  [/\t/, lastCell],
  [/[箱件份盒袋包套瓶双桶罐提]/, firstUnits],
  [/\+/, plusOne],
  [/\d\s/, apartUnits],
  [/[x×*✕✖+]/i, apartTimes],
];
const counts = /[\d一二两三四五六七八九十俩仨]/;

/** Claims words that say how many, and the how many behind a word of goods. */
export function takeQuantities(layout: Layout): Quantity[] {
  const found: Quantity[] = [];
  const add = (value: number, span: Span) => {
    claim(layout, span, Owner.quantity);
    found.push({ value, span });
  };
  for (const [worth, pattern] of standing) {
    if (!worth.test(layout.folded)) continue;
    for (const match of layout.folded.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const said = match.slice(1).find((group) => group !== undefined) ?? match[0].trim();
      if (isFree(layout, span)) add(numberOf(said), span);
    }
  }
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    if (!counts.test(text)) continue;
    const own = quantityIn(text, bareQuantity) || quantityIn(text, timesQuantity);
    if (own > 0) {
      add(own, word);
      continue;
    }
    if (text === '俩' || text === '仨') {
      add(text === '俩' ? 2 : 3, word);
      continue;
    }
    const sentence = asked.exec(text);
    if (sentence && !isPlace(text)) {
      const [from = 0, to = 0] = sentence.indices?.[2] ?? sentence.indices?.[3] ?? [];
      const [goodsFrom = 0, goodsTo = 0] = sentence.indices?.[1] ?? [];
      add(numberOf(text.slice(from, to)), { start: word.start + from, end: word.start + to + 1 });
      if (goodsTo > goodsFrom)
        claim(layout, { start: word.start + goodsFrom, end: word.start + goodsTo }, Owner.specification);
      claim(layout, word, Owner.rest);
      continue;
    }
    const want = wanted.exec(text);
    if (want) {
      const dozen = want[0].endsWith('打') ? 12 : 1;
      const start = word.start + want.index;
      add((want[3] ? '俩仨'.indexOf(want[3]) + 2 : numberOf(want[1] ?? want[2] ?? '')) * dozen, {
        start,
        end: start + want[0].length,
      });
      continue;
    }
    // 500g*6袋 is what one of them holds.
    if (/\d(?:g|kg|ml|l|克|斤|升|毫升|片|粒)[*x×]\d+(?:袋|瓶|盒|包|罐|支|条)$/i.test(text)) {
      claim(layout, word, Owner.specification);
      continue;
    }
    const behind = behindGoods.exec(text);
    if (!behind || behind.index === 0) continue;
    const before = text.slice(0, behind.index);
    const times = behind[1] !== undefined;
    const ofGoods = specificationScore(before) > 0.5;
    const inWords = /[箱件份盒袋包套瓶双桶罐提]$/.test(text) && before.length > 1;
    if ((isPlace(before) && !ofGoods) || (!times && !inWords && specificationScore(before) === 0)) continue;
    add(quantityIn(text, behindGoods), { start: word.start + behind.index, end: word.end });
  }
  return found;
}
