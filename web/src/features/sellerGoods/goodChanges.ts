import { gramsOf } from '../../lib/weight.ts';
import { GOOD_FIELDS, type GoodField, partsOf } from './goodForm.rules.ts';
import { type Good, type GoodForm, goodForm } from './goodForm.ts';

/** The fields in which a form says something else than the goods do. */
export function differingFields(form: GoodForm, good: Good): GoodField[] {
  const theirs = goodForm(good);
  return GOOD_FIELDS.filter((field) => {
    if (field === 'stocks') return false;
    if (field === 'weight') return gramsOf(form.weight, form.weightUnit) !== good.weight;
    return partsOf(field).some((part) => JSON.stringify(form[part]) !== JSON.stringify(theirs[part]));
  });
}

/** The form with one field as the goods have it. */
export function withTheirs(form: GoodForm, good: Good, field: GoodField): GoodForm {
  const theirs = goodForm(good);
  return { ...form, ...Object.fromEntries(partsOf(field).map((part) => [part, theirs[part]])) };
}
