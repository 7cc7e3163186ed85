import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { type GoodProblems, PLACE } from './goodForm.rules.ts';
import { type GoodForm, isSingle } from './goodForm.ts';
import { type SkuText, skuKey } from './skus/skuForm.ts';
import { propertyPlace, skuPlace } from './skus/skuRules.ts';

/** The server's refusal of a form, at the field that it speaks of: `stocks.0.quantity` is the stock's. */
export function goodRefusalProblems({ errorKey, msg, data }: Refusal, form: GoodForm): GoodProblems {
  const [part = '', ...rest] =
    typeof data.field === 'string' ? data.field.split(/[.[\]/]/).filter(Boolean) : [];
  // What the catalogue says of BAD_PARAM names the field in the words of the wire.
  const problem = errorKey === 'BAD_PARAM' ? { code: 'wrong' } : { code: errorKey, msg };
  if (part === 'skus' || (part === 'properties' && !isSingle(form)))
    return skusRefusal(problem, form, part, rest);
  if (!Object.hasOwn(PLACE, part)) return { form: { code: errorKey, msg } };
  return { [PLACE[part as keyof GoodForm]]: problem };
}

/** A refusal at combinations or properties, by their places in what was sent. */
function skusRefusal(
  problem: Problem,
  form: GoodForm,
  part: string,
  [at, field = '']: string[],
): GoodProblems {
  const sku = part === 'skus' && at !== undefined ? form.skus[Number(at)] : undefined;
  if (field === 'bundleParts') return { bundles: { ...problem, row: sku ? skuKey(sku) : '' } };
  if (isSingle(form)) {
    if (field === 'merchantCode' || field === 'barcodes') return { [field]: problem };
    return problem.code.startsWith('BUNDLE') ? { bundles: problem } : { skus: problem };
  }
  const property = part === 'properties' && at !== undefined ? form.properties[Number(at)] : undefined;
  if (property) return placed(propertyPlace(property.key), problem);
  if (!sku) return { skus: problem };
  const isText = SKU_TEXTS.includes(field as SkuText);
  return placed(skuPlace(skuKey(sku), isText ? (field as SkuText) : ''), problem);
}

const SKU_TEXTS: readonly SkuText[] = ['merchantCode', 'barcodes', 'supplyPrice', 'weight'];

/** A problem at one place of the combinations. */
export function placed(place: string, problem: Problem): GoodProblems {
  return { skus: { code: 'places', places: { [place]: problem } } };
}
