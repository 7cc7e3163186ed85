import type { Fen } from '../../shared/money.ts';

/** Who a channel pays parts of payments to; it knows them by number, and by the name that it checks. */
export type SplitReceiver = {
  kind: 'merchant' | 'person';
  /** The merchant's number, or what a person is called towards our application. */
  account: string;
  /** The registered name of the merchant, or the person's own. */
  name: string;
};

export type SplitToMake = {
  /** Our unique number: a repeated request with it is the same split. */
  splitNo: string;
  /** The channel's number of the payment. */
  tradeNo: string;
  amount: Fen;
  receiver: SplitReceiver;
  /** What the receiver reads at the channel. */
  reason: string;
};

/**
 * What a channel reports of a split. `absent`: unknown, and nothing was split. `refused`: it was not taken on, and a retry
 * cannot change that; `closed`: it was, and nothing arrived. `code` is the channel's own.
 */
export type ChannelSplit =
  | { state: 'done'; amount: Fen; orderNo: string; doneAt: Date | null }
  | { state: 'processing' | 'absent' }
  | { state: 'refused' | 'closed'; code: string };

export type SplitReturnToMake = {
  /** Our unique number: a repeated request with it is the same return. */
  returnNo: string;
  splitNo: string;
  merchant: string;
  amount: Fen;
  reason: string;
};
export type ChannelSplitReturn =
  | { state: 'done'; amount: Fen }
  | { state: 'processing' | 'absent' }
  | { state: 'refused' | 'failed'; code: string };

export type SplitNotice = { splitNo: string };

/** A channel that pays parts of a payment to others. Every failure is a `ProviderError`. */
export interface SplitChannel {
  /** Lets parts be paid to somebody. Adding the same receiver again changes nothing. */
  addReceiver(receiver: SplitReceiver): Promise<{ state: 'added' } | { state: 'refused'; code: string }>;
  removeReceiver(receiver: Pick<SplitReceiver, 'kind' | 'account'>): Promise<void>;
  /** Splits a part off. After a lost answer it is open whether that happened: query, or retry with the same number. */
  split(split: SplitToMake): Promise<ChannelSplit>;
  querySplit(split: Pick<SplitToMake, 'splitNo' | 'tradeNo' | 'amount'>): Promise<ChannelSplit>;
  /** Takes a part back from a merchant who has allowed that. */
  takeBack(back: SplitReturnToMake): Promise<ChannelSplitReturn>;
  queryReturn(back: Pick<SplitReturnToMake, 'returnNo' | 'splitNo'>): Promise<ChannelSplitReturn>;
  /** Gives what is left of a payment to the platform: nothing more can be split off it. */
  unfreeze(end: { unfreezeNo: string; tradeNo: string; reason: string }): Promise<void>;
  /** Fen of a payment that can still be split off. */
  unsplit(tradeNo: string): Promise<Fen>;
}
