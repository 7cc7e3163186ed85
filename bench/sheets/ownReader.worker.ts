import { parentPort } from 'node:worker_threads';
import { readBytes } from '../../web/src/features/spreadsheets/recipients/readSheet.core.ts';

parentPort?.on('message', async ({ bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string }) => {
  const answer = await readBytes(bytes, { name });
  if (answer.kind === 'refused') throw new Error(answer.code);
  parentPort?.postMessage(answer.rows.length);
});
