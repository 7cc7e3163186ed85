import { units } from './amounts.ts';
import { remarkScore } from './asides.ts';
import { endsInGoods, specificationScore } from './goods.ts';
import { type Label, type LabelField, labelField } from './labels.ts';
import { claim, isFree, type Layout, Owner } from './layout.ts';
import { isPlace, nameScore } from './names.ts';
import { namesAt } from './regionNames.ts';

/** A word, what may stand behind a label, and the value: 派送偏好：放门口, 【几件】2箱, 果型 大果, a line below its label. */
const wordAndValue =
  /(?<=^|[\s,，;；。、●·•]|(?<open>[【[「<]))(?<word>\p{Script=Han}{2,7})(?<mark>[】\]」>]?[^\S\n]*(?:[:=→➡>|—-])?[^\S\n]*)(?<=[^\p{Script=Han}])(?=(?<value>[^\s,，;；。:：|][^\n,，;；。:：|]{0,30}))/gu;
const line = /(?:^|\n)[^\p{L}\p{N}\n]*(?:\d{1,2}[.、)）][^\S\n]*)?$/u;

const countWord = /[数量]$|^几[件箱份个盒]|[件箱份盒]数|^(?:合计|共计|总计|总共|一共)$/;
const chosen = /^(?:要|买|拍|订|下单)的/;
const goodsWord = new RegExp(`[款型种号色味样码物品货格类]$|${chosen.source}|东西$`);
const pieces = /^[x×*✕]?\s?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})\s?\p{Script=Han}?$/u;

const piecesWithUnit = new RegExp(
  `^(?:[x×*✕]\\s?\\d{1,3}|(?:\\d{1,3}|[一二两三四五六七八九十]{1,3})\\s?${units})`,
  'u',
);

const houseWord =
  /^(?:所在|收货|详细|具体|补充|家庭)?(?:小区|楼栋|楼号|楼层|单元楼?|房间?号?|门牌号?|房屋|宿舍|公司|单位|学校|村组?|村庄|社区|楼盘|大厦|住宅|[幢栋]号|楼宇|位置|地点|收货点)(?:名称?|信息)?$/;

/** What a label that no list has introduces, by its value and by what it is called. */
function fieldOf(word: string, value: string): LabelField | undefined {
  if (houseWord.test(word)) return isPlace(value) || /\d/.test(value) ? 'detail' : undefined;
  const isGoods = !chosen.test(word) && (specificationScore(word) > 0.5 || endsInGoods(word));
  if (remarkScore(word) > 0 || isPlace(word) || isGoods) return undefined;
  if (countWord.test(word))
    return (/计$/.test(word) ? piecesWithUnit : pieces).test(value) ? 'quantity' : undefined;
  if (remarkScore(value) > 0.8) return 'remark';
  return goodsWord.test(word) && (specificationScore(value) > 0.8 || endsInGoods(value))
    ? 'specification'
    : undefined;
}

/**
 * Labels that no list has, told by their values. In front of a colon they stand anywhere; another mark or a blank makes a
 * label at the beginning of a line alone, where others are.
 */
export function inferLabels(layout: Layout, labels: readonly Label[]): Label[] {
  const found: Label[] = [];
  if (labels.length < 2 && !/[:：】\]」>]/.test(layout.folded)) return found;
  const isNamed = labels.some(({ field }) => field === 'name');
  for (const match of layout.folded.matchAll(wordAndValue)) {
    const { open, word = '', mark = '', value = '' } = match.groups ?? {};
    const span = { start: match.index, end: match.index + word.length };
    const isSure = mark.includes(':') || (open !== undefined && /^[】\]」>]/.test(mark));
    if ((!isSure && labels.length < 2) || !isFree(layout, span)) continue;
    const opensLine = () => line.test(layout.folded.slice(Math.max(0, span.start - 8), span.start));
    if (!isSure && !opensLine()) continue;
    if (labelField(word) !== undefined && !countWord.test(word)) continue;
    if ((!isNamed && !houseWord.test(word) && nameScore(word) > 0.75) || namesAt(word, 0).length > 0)
      continue;
    const field = fieldOf(word, value.trim());
    if (!field) continue;
    claim(layout, span, Owner.ignored);
    found.push({ ...span, field });
  }
  return found;
}
