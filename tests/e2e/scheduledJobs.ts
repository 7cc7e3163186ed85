import { openDatabase } from '../../api/src/db/client.ts';
import { openJobQueue } from '../../api/src/jobs/queue.ts';
import { SCHEDULED } from '../../api/src/jobs/schedules.ts';
import { demoBox } from './sealed.ts';

/** Sends a scheduled job to the product's queue now, as the tick of its next minute would. */
export async function runScheduledJob(name: string): Promise<void> {
  const url = process.env.PRODUCT_DATABASE_URL ?? '';
  const database = openDatabase(url, demoBox, 1);
  const queue = await openJobQueue(database, [SCHEDULED], (error) => console.warn(error.message));
  await queue.send(database.db, SCHEDULED, name, { name });
  await queue.stop();
  await database.close();
}
