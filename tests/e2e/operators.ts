import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { openDatabase } from '../../api/src/db/client.ts';
import { operatorSessionService } from '../../api/src/modules/operators/operatorSessions.service.ts';
import { OpsError } from '../../api/src/ops/command.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { inDatabase } from './person.ts';
import { demoBox } from './sealed.ts';

/** What an operator does from the command line. */
export async function operate(...args: string[]): Promise<object[] | string> {
  const database = openDatabase(process.env.PRODUCT_DATABASE_URL ?? '', demoBox, 1);
  try {
    return await runOps(args, { db: database.db, operator: 'journey' });
  } catch (error) {
    // Its rows say what is wrong, such as which rule of the books does not hold.
    if (error instanceof OpsError) error.message += `\n${JSON.stringify(error.rows)}`;
    throw error;
  } finally {
    await database.close();
  }
}

/**
 * Opens a page of the console as an operator of the journey's own, who has a role and has just shown a second factor.
 * @returns the operator's name
 */
export async function openConsole(
  page: Page,
  role: 'administrator' | 'service' | 'finance' | 'auditor',
  path: string,
): Promise<string> {
  const name = `j${randomUUID().slice(0, 18)}`;
  const [operator] = await inDatabase<{ id: number }>(
    `WITH o AS (INSERT INTO operator (name, display_name, password_hash, password_is_temporary, totp_secret)
                VALUES ($1, '旅程操作员', '', false, '') RETURNING id),
          m AS (INSERT INTO operator_role_member (operator_id, role_id)
                SELECT o.id, r.id FROM o, operator_role r WHERE r.code = $2)
     SELECT id::int AS id FROM o`,
    [name, role],
  );
  const database = openDatabase(process.env.PRODUCT_DATABASE_URL ?? '', demoBox, 1);
  const { token } = await operatorSessionService(database.db)
    .open(database.db, operator?.id ?? 0, '127.0.0.1')
    .finally(() => database.close());
  await page.goto(`${process.env.CONSOLE_URL}/health/live`);
  await page.evaluate(
    (data) => sessionStorage.setItem('chengcang.console', JSON.stringify({ v: 1, data })),
    token,
  );
  await page.goto(`${process.env.CONSOLE_URL}/console${path}`);
  return name;
}

/** Answers a question with a reason. */
export async function because(
  page: Page,
  title: string | RegExp,
  accept: string,
  reason: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: accept, exact: true }).click();
  await expect(dialog).toBeHidden();
}
