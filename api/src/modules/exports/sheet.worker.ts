import { parentPort, workerData } from 'node:worker_threads';
import { csvOutput } from './csvOutput.ts';
import type { Cell, SheetFile, SheetPart } from './sheet.types.ts';

const file = workerData as SheetFile;
// Loaded lazily: it is large, and csv files do not need it.
const output = file.format === 'csv' ? csvOutput(file) : (await import('./xlsxOutput.ts')).xlsxOutput(file);

parentPort?.on('message', async (message: Cell[][] | SheetPart | null) => {
  if (message === null) await output.end();
  else await (Array.isArray(message) ? output.add(message) : output.next(message));
  parentPort?.postMessage(null);
});
