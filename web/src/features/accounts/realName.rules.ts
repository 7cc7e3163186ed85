import { refusedField } from '../../fields/refusedField.ts';
import type { Problem } from '../../lib/problems.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { isIdCard } from './idCard.ts';

export type RealNameField = 'realName' | 'idCard';
export type RealNameForm = Record<RealNameField, string>;

export type RealNameProblems = Partial<Record<RealNameField | 'form', Problem>>;

const NAME = /^[\u3400-\u9fff·]{2,30}$/;

/** The form as it is sent: without spaces, the name's dot and the check sign as the card writes them. */
export function cleanedForm({ realName, idCard }: RealNameForm): RealNameForm {
  return {
    realName: realName.replace(/\s/g, '').replace(/[•・‧∙．.]/g, '·'),
    idCard: idCard.replace(/\s/g, '').toUpperCase(),
  };
}

/** Everything that keeps the form from being sent; empty when it can go. */
export function realNameProblems(form: RealNameForm): RealNameProblems {
  const { realName, idCard } = cleanedForm(form);
  const problems: RealNameProblems = {};
  if (!NAME.test(realName)) problems.realName = { code: 'wrong' };
  if (!isIdCard(idCard)) problems.idCard = { code: 'wrong' };
  return problems;
}

/** The server's refusal, at the field that it speaks of. */
export function realNameRefusal(refusal: Refusal): RealNameProblems {
  const { errorKey, msg } = refusal;
  if (errorKey === 'ID_CARD_INVALID' || errorKey === 'ID_CARD_LIMIT')
    return { idCard: { code: errorKey, msg } };
  const field = refusedField(refusal);
  if (field === 'realName' || field === 'idCard') return { [field]: { code: 'wrong' } };
  return { form: { code: errorKey, msg } };
}
