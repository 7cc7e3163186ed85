import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { SheetFormat } from '../exports/sheet.types.ts';
import { accountStatement } from './accountStatement.ts';
import type { Month } from './months.ts';
import { platformStatement } from './platformStatement.ts';
import { writeStatement } from './statementSheet.ts';
import type { StatementDto } from './statements.schemas.ts';

/** Statements for operators. That one of an account was read is recorded. */
export function statementDeskService(db: Db, now: () => Date) {
  async function ofAccount(accountId: number, month: Month, who: Auditor): Promise<StatementDto> {
    const { rows } = await db.execute(sql`SELECT FROM account WHERE id = ${accountId}`);
    if (rows.length === 0) throw new Refusal('NOT_FOUND');
    await recordAudit(db, who, {
      ...{ action: 'account read', target: String(accountId), detail: { page: 'statement', month } },
    });
    return accountStatement(db, accountId, month, now());
  }

  return {
    ofAccount,
    ofPlatform: (month: Month) => platformStatement(db, month, now()),

    /** The file of either. */
    async file(
      { month, accountId, format = 'xlsx' }: { month: Month; accountId?: number; format?: SheetFormat },
      who: Auditor,
    ): Promise<{ name: string; content: Buffer }> {
      const { parts } =
        accountId === undefined
          ? await platformStatement(db, month, now())
          : await ofAccount(accountId, month, who);
      if (parts.length === 0) throw new Refusal('EXPORT_EMPTY');
      const name = `statement-${accountId ?? 'platform'}-${month}.${format}`;
      return inTemporaryFolder('chengcang-statement-', async (folder) => {
        const path = join(folder, name);
        await writeStatement({ path, format, title: month }, parts);
        return { name, content: await readFile(path) };
      });
    },
  };
}

export type StatementDeskService = ReturnType<typeof statementDeskService>;
