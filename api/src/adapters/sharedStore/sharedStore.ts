/** A place that its holder has among a limited number, until it is released or its time is over. */
export type Lease = { key: string; holder: string };

/** Who hears what is published on a channel. */
export type Subscriber = {
  channel: string;
  hear(payload: string): void;
  /** From now on everything is heard; what was told before may have been missed. */
  onBegin(): void;
  /** From now on nothing is heard until it begins again. */
  onLost?(): void;
  warn(error: Error): void;
};

export type Subscription = { stop(): Promise<void> };

/**
 * What all processes share and can do without for a while: kept in Redis where there is one, else in the database.
 * Nothing of it is money, a session or a limit that guards an account.
 */
export interface SharedStore {
  /** Answers of captchas, each for one check. */
  captchas: {
    keep(id: string, answerHash: string, seconds: number): Promise<void>;
    /** The answer for whoever asks first; null for everybody else, and when its time is over. */
    take(id: string): Promise<string | null>;
    /** How many are kept. */
    size(): Promise<number>;
  };
  counts: {
    /** Adds to counters, and answers what each has reached. A counter begins anew `seconds` after it was begun. */
    add(amounts: readonly { key: string; amount: number }[], seconds: number): Promise<number[]>;
  };
  leases: {
    /** One of `most` places, for so many seconds; null when all are taken. */
    take(key: string, most: number, seconds: number): Promise<Lease | null>;
    renew(leases: readonly Lease[], seconds: number): Promise<void>;
    release(lease: Lease): Promise<void>;
  };
  /** Tells everybody who listens to `CHANGES` what has changed since the last call, in whichever process that was. */
  publishChanges(): Promise<void>;
  listen(subscriber: Subscriber): Subscription;
  close(): Promise<void>;
}

/** The channel of the change feed. */
export const CHANGES = 'changes';
/** Most orders that one message names; more are told as "anything". */
export const MAX_ORDERS = 50;
