import type { ListingRefusal, ListingRefusalKind } from './listingPlatform.ts';

const MAX_WORDS = 200;

/** No source was found for the codes: the words tell, the narrower ones first. */
const WORDS: readonly [RegExp, ListingRefusalKind][] = [
  [/审核中|审批中/, 'review'],
  [/上限|超过.{0,12}(数量|个数|次数)|额度|今日.{0,6}发布/, 'limit'],
  [/标题|商品名称|违禁词|短标题/, 'title'],
  [/属性|品牌/, 'property'],
  [/类目|资质|经营范围/, 'category'],
  [/图|素材/, 'picture'],
  [/价格|售价|价/, 'price'],
  [/运费|物流模板|快递模板/, 'freight'],
];

/** A refusal by what the platform says of it. */
export function listingRefusal(code: string, words: string): ListingRefusal {
  const kind = WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
  return { kind, code, words: [...words].slice(0, MAX_WORDS).join('') };
}

/** Whether it is one, among what a call may have answered. */
export function isListingRefusal(answer: unknown): answer is ListingRefusal {
  return answer !== null && typeof answer === 'object' && 'words' in answer;
}
