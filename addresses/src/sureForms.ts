import { takeAsides } from './asides.ts';
import { inferLabels } from './inferredLabels.ts';
import { type Label, takeLabels } from './labels.ts';
import type { Layout } from './layout.ts';
import { settleOrderNumbers, takeBareOrderNumbers, takeOrderNumbers, takeWaybills } from './orderNumbers.ts';
import { type PhoneReading, takePhone } from './phones.ts';
import { takeSender } from './senders.ts';
import { takeStructuredKeys } from './structuredKeys.ts';
import { takeTalk } from './talk.ts';

export type SureForms = { phone: PhoneReading; labels: readonly Label[]; orderNumbers: number };

/** By a text and the owners before: a line is looked at to cut the paste, and read again where it is a recipient. */
export type SureFormsMemo = Map<string, { forms: SureForms; owners: Uint8Array }>;

/** Claims what its form alone says: senders, waybills, order numbers, asides, phones, and the labels between them. */
export function takeSureForms(layout: Layout, memo?: SureFormsMemo): SureForms {
  if (!memo) return findSureForms(layout);
  const key = `${layout.shown}\n${String.fromCharCode(...layout.owners)}`;
  const known = memo.get(key);
  if (known) {
    layout.owners.set(known.owners);
    return known.forms;
  }
  const forms = findSureForms(layout);
  memo.set(key, { forms, owners: layout.owners.slice() });
  return forms;
}

function findSureForms(layout: Layout): SureForms {
  takeSender(layout);
  takeWaybills(layout);
  takeBareOrderNumbers(layout);
  takeAsides(layout);
  takeTalk(layout);
  const phone = takePhone(layout);
  const keys = takeStructuredKeys(layout);
  const listed = [...keys, ...takeLabels(layout)];
  const labels = [...listed, ...inferLabels(layout, listed)].sort((a, b) => a.start - b.start);
  takeOrderNumbers(layout, labels);
  return { phone, labels, orderNumbers: settleOrderNumbers(layout) };
}
