import { parentPort, workerData } from 'node:worker_threads';
import { csvOutput } from './csvOutput.ts';
import { jsonlOutput } from './jsonlOutput.ts';
import type { Cell, SheetFile, SheetOutput, SheetPart } from './sheet.types.ts';

const file = workerData as SheetFile;
const output = await open();

async function open(): Promise<SheetOutput> {
  if (file.format === 'csv') return csvOutput(file);
  if (file.format === 'jsonl') return jsonlOutput(file);
  // Loaded lazily: it is large, and the others do not need it.
  return (await import('./xlsxOutput.ts')).xlsxOutput(file);
}

parentPort?.on('message', async (message: Cell[][] | SheetPart | null) => {
  if (message === null) await output.end();
  else await (Array.isArray(message) ? output.add(message) : output.next(message));
  parentPort?.postMessage(null);
});
