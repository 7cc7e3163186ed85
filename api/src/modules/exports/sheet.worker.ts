import { parentPort, workerData } from 'node:worker_threads';
import { csvOutput } from './csvOutput.ts';
import type { Cell, SheetFile } from './sheet.types.ts';

const file = workerData as SheetFile;
// Loaded when it is needed: it is large, and a csv does without.
const output = file.format === 'csv' ? csvOutput(file) : (await import('./xlsxOutput.ts')).xlsxOutput(file);

parentPort?.on('message', async (rows: Cell[][] | null) => {
  await (rows ? output.add(rows) : output.end());
  parentPort?.postMessage(null);
});
