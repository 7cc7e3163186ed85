import type { BatchInput, OrderInput } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';

/** An order that was placed and waits for its payment. */
export interface PlacedOrder {
  orderId: number;
  orderNo: string;
  /** Fen. */
  totalFee: number;
  packageCount: number;
  payExpireAt: string;
}

/** Several orders that were placed as one and wait for their payment. */
export interface PlacedBatch {
  batchNo: string;
  /** Fen. */
  totalFee: number;
  packageCount: number;
  /** Rows and parts that were left out because they could not go. */
  skippedCount: number;
  payExpireAt: string;
}

export type Placed = PlacedOrder | PlacedBatch;

/** What a draft was sent as; `placed`: null while its answer is not known. */
export interface Sent {
  placed: Placed | null;
}

/** `paidFee`: fen. */
export type Receipt = Placed & { paidFee: number };

export type OrderRequest = OrderInput | BatchInput;

export type PlaceResult = { kind: 'placed'; placed: Placed } | Refusal;
export type PayResult = { kind: 'paid'; paidFee: number } | Refusal;
/** What became of a placed order; `ended`: it was cancelled. */
export type Payment = { kind: 'paid'; paidFee: number } | { kind: 'unpaid' } | { kind: 'ended' } | Refusal;
/** `placed`: it was paid meanwhile, and stands. */
export type WithdrawResult = { kind: 'withdrawn' } | PlaceResult;

export interface CheckoutInput {
  /** As it goes out, and again where no answer came; null once it is placed. */
  request: OrderRequest | null;
  /** Idempotency keys of the order and of its payment. */
  createNo: string | null;
  payNo: string | null;
  placed: Placed | null;
  /** The request went out before the page was loaded. */
  isResumed: boolean;
  /** Steps that can be gone back to while nobody knows whether the order was placed. */
  exits: readonly string[];
}

/** `paid`: the order, with what was paid; `left`: for a step; `abandoned`: unpaid; `closed`: by the server. A refusal is the order's. */
export type CheckoutOutput =
  | { kind: 'paid'; receipt: Receipt }
  | { kind: 'left'; step: string }
  | { kind: 'abandoned' }
  | { kind: 'closed' }
  | Refusal;

/** What the draft has to keep. */
export interface CheckoutChanged {
  type: 'checkout.changed';
  placed: Placed | null;
  payNo: string | null;
}

export type CheckoutEvent<Step extends string = string> =
  | { type: 'step.go'; step: Step }
  | { type: 'order.submit' }
  | { type: 'order.again' }
  | { type: 'retry' };
