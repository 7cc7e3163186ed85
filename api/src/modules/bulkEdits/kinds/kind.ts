import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/client.ts';
import type { ErrorKey, Refusal } from '../../../shared/refusal.ts';
import type { Change } from '../bulkEdits.schemas.ts';

/** What an edit changes: a combination, or goods as a whole. */
export type Target = {
  /** Of the combination or of the goods. */
  id: number;
  goodId: number;
  goodsNo: string;
  goodName: string;
  skuId: number | null;
  skuNo: string;
  skuName: string;
  /** What there is now; null where there is nothing to change. */
  value: number | null;
  valueName: string;
  isGone: boolean;
  isBundle: boolean;
  /** Pieces that orders hold at the warehouse of the edit. */
  locked: number;
  /** Of the goods. */
  status: number;
  auditReason: string;
  version: number;
  minNum: number;
  /** Whether a buyer could order something of the goods. */
  hasStock: boolean;
  hasSkuOnSale: boolean;
  /** Whether an edit of the goods waits for an audit, and whether one was refused and is still there. */
  isRevised: boolean;
  hasRefusedRevision: boolean;
};

/** The status of the goods with its reason; `waits` where the change waits for an audit beside them. */
export type Standing = Pick<Target, 'status' | 'auditReason'> & { waits?: boolean };
/** How goods stood before an edit, and their version after it. */
export type Kept = Standing & Pick<Target, 'version'>;

export type Line = Pick<Target, 'id' | 'goodId' | 'skuId'> & { before: number; after: number } & Standing;

export type Edit = {
  sellerId: number;
  editNo: string;
  change: Change;
  remark: string;
};

/** `kept` is there for an undo. */
export type Rules = { audits: boolean; kept?: Kept };

/** What can be changed of many goods at once. */
export type Kind = {
  of: 'goods' | 'skus';
  modes: readonly Change['mode'][];
  /** The value of a target: of `k` a combination, `g` its goods, `s` its stock at the warehouse of the edit. */
  value: SQL;
  /** The name of a value, NULL where the supplier has no such thing, and the refusal of it; absent where it needs none. */
  named?: {
    nameOf: (value: SQL, sellerId: SQL) => SQL;
    missing: ErrorKey;
    /** Keeps values from being removed until the transaction ends, where they can be. */
    hold?: (values: SQL, sellerId: SQL) => SQL;
  };
  /** Whether an undo takes the difference back instead of setting what was there. */
  undoesDifference: boolean;
  /** Whether the status of the goods is to be kept for the undo. */
  keepsStatus: boolean;
  /** @throws Refusal BAD_PARAM of a change that is none */
  check(change: Change): void;
  /** What the change makes of a target; null where its status allows none. */
  after(target: Target & { value: number }, change: Change, audits: boolean): number | null;
  /** How the goods stand with this value, or why they cannot have it. */
  judge(target: Target, after: number | null, rules: Rules): Standing | Refusal;
  write(tx: Tx, edit: Edit, lines: readonly Line[]): Promise<void>;
};
