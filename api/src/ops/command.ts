import type { Db, Tx } from '../db/client.ts';
import { type Auditor, recordAudit } from '../modules/audit/record.ts';
import type { PaymentChannels } from '../modules/payments/payTypes.ts';
import { type Fen, fenOfYuanText } from '../shared/money.ts';

/** A refused or failed command; the text is for the operator, and the command exits with a failure. */
export class OpsError extends Error {
  /** Rows shown above the text. */
  readonly rows: readonly object[];

  constructor(message: string, rows: readonly object[] = []) {
    super(message);
    this.rows = rows;
  }
}

export type Values = Record<string, string | boolean | undefined>;

export type Command = {
  /** Such as `notice publish`. */
  name: string;
  /** In one line, for the help. */
  usage: string;
  options?: Record<string, { type: 'string' | 'boolean' }>;
  /** Returns the rows to show, or a sentence when there is nothing to list. */
  run(context: OpsContext, values: Values, words: string[]): Promise<object[] | string>;
};

export type OpsContext = {
  db: Db;
  operator: string;
  /** The payment channels that the environment sets up; without it there are none. */
  channels?: () => PaymentChannels;
};

/** A command about a data directory as a whole: it does not need a database that is there, running and migrated. */
export type DataDirCommand = Pick<Command, 'usage' | 'options'> & {
  /** One word. */
  name: string;
  /** Returns a sentence for the operator. */
  run(context: DataDirContext, values: Values): Promise<string>;
};

export type DataDirContext = {
  env: Record<string, string | undefined>;
  dataDir: string;
  filesDir: string;
  operator: string;
  /** A path as the operator writes it. */
  resolve(path: string): string;
  /** The embedded server of the data directory: the running one, or one for the length of the command. */
  openServer(): Promise<{ url: string; cluster: string }>;
  /** Tells of progress. */
  say(text: string): void;
};

/** Who runs commands, for the log: operators of the console have ids, and work from an address. */
export function auditorOf(operator: string): Auditor {
  return { operatorId: null, name: operator, address: '' };
}

/** Runs an action and records its operator, both or neither. */
export function audited<T>(
  { db, operator }: OpsContext,
  action: string,
  target: string,
  detail: object,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const result = await work(tx);
    await recordAudit(tx, auditorOf(operator), { action, target, detail });
    return result;
  });
}

/** The text of a required option. */
export function requireOption(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new OpsError(`缺少 --${name}`);
  return value;
}

/** The whole number of a required option. */
/** Fen of an amount that is written in yuan. */
export function requireYuan(values: Values, name: string): Fen {
  const fen = fenOfYuanText(requireOption(values, name));
  if (!fen) throw new OpsError(`--${name} 应是金额（元）`);
  return fen;
}

export function requireNumber(values: Values, name: string): number {
  const text = requireOption(values, name);
  if (!/^\d{1,15}$/.test(text)) throw new OpsError(`--${name} 应是整数`);
  return Number(text);
}
