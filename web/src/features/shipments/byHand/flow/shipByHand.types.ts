import type { Refusal } from '../../../../lib/refusal.ts';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { FailedRow, Quote } from '../../shared/recipients/verdicts.ts';
import type { GoodsEvent, SenderEvent } from '../../shared/wizard/wizardEvents.ts';
import type { Draft, Placed, Step } from './draft.ts';
import type { RecipientsChanged } from './recipients.machine.ts';

export type Opened = { kind: 'opened'; draft: Draft; facts: GoodsFacts | null; refusal: Refusal | null };
export type Quoted = { kind: 'quoted'; quote: Quote } | Refusal;
export type Created = { kind: 'placed'; placed: Placed } | Refusal;
export type Receipt = { kind: 'paid'; orderId: number; paidFee: number };

export interface ShipContext extends Draft {
  account: string;
  facts: GoodsFacts | null;
  reading: boolean;
  quote: Quote | null;
  /** The total before the price changed, in fen. */
  totalBefore: number | null;
  failed: readonly FailedRow[];
  refusal: Refusal | null;
  receipt: { orderId: number; orderNo: string; packageCount: number; paidFee: number } | null;
}

export type ShipEvent =
  | RecipientsChanged
  | GoodsEvent
  | SenderEvent
  | { type: 'step.go'; step: Step }
  | { type: 'platform.choose'; platform: Draft['platform'] }
  | { type: 'remark.edit'; remark: string }
  | { type: 'duplicates.allow'; allow: boolean }
  | { type: 'quote.refresh' }
  | { type: 'order.submit' }
  | { type: 'order.again' }
  | { type: 'retry' };

/** Any answer of an actor: what was asked for, or a refusal. */
export type Answer = { kind: string };
