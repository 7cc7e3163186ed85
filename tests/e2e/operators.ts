import { openDatabase } from '../../api/src/db/client.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import { demoBox } from './sealed.ts';

/** What an operator does from the command line. */
export async function operate(...args: string[]): Promise<object[] | string> {
  const database = openDatabase(process.env.PRODUCT_DATABASE_URL ?? '', demoBox, 1);
  try {
    return await runOps(args, { db: database.db, operator: 'journey' });
  } finally {
    await database.close();
  }
}
