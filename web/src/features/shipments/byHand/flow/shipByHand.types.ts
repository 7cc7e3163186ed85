import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import type { FailedRow, Quote } from '../../shared/recipients/verdicts.ts';
import type { WizardContext, WizardEvent } from '../../shared/wizard/wizard.types.ts';
import type { Draft, Step } from './draft.ts';
import type { RecipientsChanged } from './recipients.machine.ts';

export type Opened = { kind: 'opened'; draft: Draft; facts: GoodsFacts | null; refusal: Refusal | null };
export type QuoteRequest = { draft: Draft; rows: readonly Recipient[] };
export type Quoted = { kind: 'quoted'; quote: Quote } | Refusal;

export interface ShipContext extends Omit<Draft, 'sentQuoteNo'>, Omit<WizardContext, 'step'> {
  reading: boolean;
  quote: Quote | null;
  failed: readonly FailedRow[];
}

export type ShipEvent =
  | RecipientsChanged
  | WizardEvent<Step>
  | { type: 'platform.choose'; platform: Draft['platform'] }
  | { type: 'duplicates.allow'; allow: boolean };
