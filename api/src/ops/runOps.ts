import { parseArgs } from 'node:util';
import { accountCommands } from './accounts.ops.ts';
import { auditCommands } from './audit.ops.ts';
import { backupCommand } from './backup.ops.ts';
import { billCommands } from './bills.ops.ts';
import { bookCommands } from './books.ops.ts';
import { caseCommands } from './cases.ops.ts';
import { cashOutCommands } from './cashOuts.ops.ts';
import { claimCommands } from './claims.ops.ts';
import {
  type Command,
  type DataDirCommand,
  type DataDirContext,
  type OpsContext,
  OpsError,
  type Values,
} from './command.ts';
import { dataKeyCommands } from './dataKeys.ops.ts';
import { goodsCommands } from './goods.ops.ts';
import { joinCommands } from './joins.ops.ts';
import { legalCommands } from './legal.ops.ts';
import { noticeCommands } from './notices.ops.ts';
import { operatorCommands } from './operators.ops.ts';
import { partitionCommands } from './partitions.ops.ts';
import { paymentCommands } from './payments.ops.ts';
import { rechargeRefundCommands } from './rechargeRefunds.ops.ts';
import { restoreCommand } from './restore.ops.ts';
import { reviewCommands } from './reviews.ops.ts';
import { settingCommands } from './settings.ops.ts';

const commands: Command[] = [
  ...noticeCommands,
  ...legalCommands,
  ...settingCommands,
  ...joinCommands,
  ...goodsCommands,
  ...reviewCommands,
  ...accountCommands,
  ...partitionCommands,
  ...paymentCommands,
  ...caseCommands,
  ...claimCommands,
  ...cashOutCommands,
  ...rechargeRefundCommands,
  ...bookCommands,
  ...billCommands,
  ...dataKeyCommands,
  ...operatorCommands,
  ...auditCommands,
];

const dataDirCommands: DataDirCommand[] = [backupCommand, restoreCommand];

export { OpsError } from './command.ts';

/** The commands of operators, one per line. */
export function opsHelp(): string {
  const all = [...commands, ...dataDirCommands];
  const width = Math.max(...all.map(({ name }) => name.length)) + 2;
  return all.map(({ name, usage }) => `  ${name.padEnd(width)}${usage}`).join('\n');
}

/**
 * Runs one command of an operator, such as `['notice', 'list']`, and returns its output.
 * @throws OpsError for an unknown or refused command
 */
export async function runOps(args: readonly string[], context: OpsContext): Promise<object[] | string> {
  const command = commands.find(({ name }) => name === args.slice(0, 2).join(' '));
  if (!command) throw new OpsError(`没有这个命令。可用的有：\n${opsHelp()}`);
  const { values, positionals } = parsed(command, args.slice(2));
  return command.run(context, values, positionals);
}

/** Whether the command is about the data directory as a whole: `runDataDirOps` runs it. */
export function isOfDataDir([name]: readonly string[]): boolean {
  return dataDirCommands.some((command) => command.name === name);
}

/**
 * Runs `['backup', …]` or `['restore', …]` and returns its output.
 * @throws OpsError for an unknown or refused command
 */
export async function runDataDirOps(
  [name, ...args]: readonly string[],
  context: DataDirContext,
): Promise<string> {
  const command = dataDirCommands.find((each) => each.name === name);
  if (!command) throw new OpsError(`没有这个命令。可用的有：\n${opsHelp()}`);
  const { values, positionals } = parsed(command, args);
  if (positionals.length > 0) throw new OpsError(`参数不正确。用法：${command.usage}`);
  return command.run(context, values);
}

function parsed(
  { options = {}, usage }: Pick<Command, 'options' | 'usage'>,
  args: string[],
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch {
    throw new OpsError(`参数不正确。用法：${usage}`);
  }
}
