import { Type } from 'typebox';
import { Refusal } from './refusal.ts';

const SHORTEST = 5;

/** Why an operator does something: kept in the log. */
export const OperatorReason = Type.String({
  minLength: SHORTEST,
  maxLength: 200,
  description: '5 to 200 characters, without spaces around; kept in the log',
});

/** The reason as it is kept. @throws Refusal BAD_PARAM where there is too little beside spaces */
export function operatorReason(text: string): string {
  const reason = text.trim();
  if ([...reason].length < SHORTEST) throw new Refusal('BAD_PARAM', { field: 'reason' });
  return reason;
}
