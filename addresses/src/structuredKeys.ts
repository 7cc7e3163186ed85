import { type Label, type LabelField, labelField } from './labels.ts';
import { claim, type Layout, Owner } from './layout.ts';

/** What the words of a key say, the first that holds: `telNumber`, `provinceName`, `order_sn`. */
const meanings: [RegExp, LabelField][] = [
  [/^(?:zip|postal|postcode)$/, 'postcode'],
  [/^(?:tel|telephone|mobile|phone|cell)$/, 'phone'],
  [/^(?:nick|nickname|shop|store|seller|price|amount|fee|time|date|status|code|openid|sign)$/, 'skipped'],
  [/^(?:province|state|city|county|district|area|region|town)$/, 'region'],
  [/^(?:remark|memo|message|msg|note|comment)$/, 'remark'],
  [/^(?:goods|product|item|sku|spec|specs|specification|title|color|size)$/, 'specification'],
  [/^(?:qty|num|count|quantity|number)$/, 'quantity'],
  [/^(?:order|tid|trade)$/, 'thirdOrderNo'],
  [/^(?:address|addr|detail|street)$/, 'detail'],
  [/^(?:name|receiver|consignee|contact|recipient)$/, 'name'],
];

function meaningOf(key: string): LabelField | undefined {
  const words = key
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[\s_.-]+/);
  return meanings.find(([word]) => words.some((one) => word.test(one)))?.[1];
}

/** How data of programs write a key: `"key":`, `key=` in a row of them, `<key>`. */
const keys: [isData: RegExp, key: RegExp][] = [
  [/[{[]\s*["']?\w+["']?\s*:/, /(?<=["'])([A-Za-z_]\w{0,30})(?=["']\s*:)/g],
  [/\w=[^&=\s]*&\w+=/, /(?<=^|[&?\s])([A-Za-z_]\w{0,30})(?==)/g],
  [/<\/\w+>/, /(?<=<\/?)([A-Za-z_]\w{0,30})(?=>)/g],
];

/** Claims the keys of JSON, query strings and XML that no list of labels has; the list's own are left to it. */
export function takeStructuredKeys(layout: Layout): Label[] {
  const found: Label[] = [];
  for (const [isData, key] of keys) {
    if (!isData.test(layout.folded)) continue;
    for (const match of layout.folded.matchAll(key)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const isTag = layout.folded[span.end] === '>';
      const listed = labelField(match[0]);
      if (layout.owners[span.start] !== Owner.free || (listed && !isTag)) continue;
      const closes = layout.folded[span.start - 1] === '/';
      const tag = { start: span.start - (closes ? 2 : 1), end: span.end + 1 };
      const whole = isTag ? tag : span;
      claim(layout, whole, Owner.ignored);
      const field = listed ?? meaningOf(match[0]);
      if (field && !closes) found.push({ ...whole, field });
    }
  }
  return found;
}
