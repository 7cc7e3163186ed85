type Any = {
  table: string;
  /** What its rows are divided by. */
  column: string;
  /** Unique within each partition, where PostgreSQL would ask for `column` as well to have it unique in all of them. */
  unique?: { columns: readonly string[]; where?: string };
  /** Not in the log: empty after a crash. */
  unlogged?: true;
};
/** Divided by numbers that ascend with time: those of a sequence. Nothing is dropped. */
type ByNumber = Any & { width: number; sequence: string };
/** Divided by time, from 1970 on; dropped when all of it is so many hours past. */
type ByTime = Any & { hours: number; keptHours: number };
export type Partitioned = ByNumber | ByTime;

/**
 * The tables in partitions (docs/decisions/0064). Few and wide: a statement that is planned for all values locks each of them,
 * and looks into each where it does not name `column`. A width that is changed holds for the partitions that are made next.
 */
export const PARTITIONED: readonly Partitioned[] = [
  // The three that are kept grow by one in about a hundred days at 100,000 parcels a day.
  { table: 'package_event', column: 'package_id', width: 10_000_000, sequence: 'order_package_id_seq' },
  { table: 'stock_log', column: 'id', width: 20_000_000, sequence: 'stock_log_id_seq' },
  {
    table: 'ledger_entry',
    column: 'tx_id',
    width: 40_000_000,
    sequence: 'ledger_tx_id_seq',
    unique: { columns: ['account_id', 'account_seq'], where: 'account_seq IS NOT NULL' },
  },
  {
    table: 'idempotency_key',
    column: 'created_at',
    hours: 72,
    keptHours: 72,
    unique: { columns: ['account_id', 'op', 'key'] },
  },
  { table: 'quote', column: 'expires_at', hours: 24, keptHours: 1, unique: { columns: ['quote_no'] } },
  { table: 'captcha', column: 'expires_at', hours: 24, keptHours: 1, unique: { columns: ['id'] } },
  // A day for those who catch up, and what a transaction may take that began before them.
  { table: 'change_event', column: 'at', hours: 12, keptHours: 26, unlogged: true },
  { table: 'webhook_message', column: 'at', hours: 168, keptHours: 336, unique: { columns: ['id'] } },
];
