import { refusedField } from '../../fields/refusedField.ts';
import type { FreightTemplateDetailFragment, FreightTemplateInput } from '../../graphql/generated/graphql.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { type CourierProblemField, courierRefusalProblems, couriersProblems } from './courierForm.rules.ts';
import { courierForm, courierInput, type WithCouriers } from './courierForm.ts';

export type Template = FreightTemplateDetailFragment;

export interface TemplateForm extends WithCouriers {
  name: string;
}

export type TemplateField = 'name' | 'form' | CourierProblemField;
export type TemplateProblems = Partial<Record<TemplateField, Problem>>;

export const MAX_NAME = 30;
export const blankTemplate: TemplateForm = { name: '', couriers: [] };

export function templateForm({ name, couriers }: Template): TemplateForm {
  return { name, couriers: couriers.map(courierForm) };
}

/** The form as it is sent; it is sound. */
export function templateInput({ name, couriers }: TemplateForm): FreightTemplateInput {
  return { name: name.trim(), couriers: couriers.map(courierInput) };
}

export function isSameTemplate(one: TemplateForm, other: TemplateForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Everything that keeps a template from being saved; empty when it can go. */
export function templateProblems(form: TemplateForm): TemplateProblems {
  const named: TemplateProblems = form.name.trim() === '' ? { name: { code: 'required' } } : {};
  return { ...named, ...couriersProblems(form) };
}

/** The server's refusal, at the field that it speaks of. */
export function templateRefusalProblems(refusal: Refusal): TemplateProblems {
  const { errorKey, msg } = refusal;
  const own = { code: errorKey, msg };
  const ofCourier = courierRefusalProblems(refusal);
  if (ofCourier) return ofCourier;
  return refusedField(refusal) === 'name' || errorKey === 'FREIGHT_TEMPLATE_NAME'
    ? { name: own }
    : { form: own };
}

export type TemplatePart = keyof TemplateForm;

/** The parts in which a form says something else than the template does, however it is written. */
export function differingParts(form: TemplateForm, template: Template): TemplatePart[] {
  const theirs = templateInput(templateForm(template));
  const mine = templateInput(form);
  return (['name', 'couriers'] as const).filter(
    (part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  );
}
