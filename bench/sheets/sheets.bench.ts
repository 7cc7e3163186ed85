import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Section } from '../section.ts';
import { askProcess } from '../support/askProcess.ts';
import { median } from '../support/median.ts';
import { writeFiles } from './files.ts';
import type { Reading } from './reading.ts';

/** As many as the web app takes. */
const ROWS = 5_000;
const ROUNDS = 5;

export async function measure(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'chengcang-bench-'));
  try {
    return sectionOf(await readingsOf(writeFiles(folder, ROWS)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every reader in turn, round by round, each time in a new process; medians. */
async function readingsOf({ xlsx, csv }: { xlsx: string; csv: string }): Promise<[string, Reading][]> {
  const own = (file: string) => () => askProcess<Reading>(new URL('ownReader.ts', import.meta.url), file);
  const peers = new URL('../peers/sheetReaders.ts', import.meta.url);
  const peer = (reader: string, file: string) => () => askProcess<Reading>(peers, { reader, file });
  const readers: Record<string, () => Promise<Reading>> = {
    'ours (xlsx)': own(xlsx),
    'read-excel-file (xlsx)': peer('readExcelFile', xlsx),
    'exceljs (xlsx)': peer('exceljs', xlsx),
    'exceljs, streaming (xlsx)': peer('exceljsStreaming', xlsx),
    'ours (csv)': own(csv),
    'papaparse (csv)': peer('papaparse', csv),
  };
  const taken = Object.entries(readers).map(([name, read]) => ({ name, read, readings: [] as Reading[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, read, readings } of taken) {
      const reading = await read();
      if (reading.rows !== ROWS) throw new Error(`${name} found ${reading.rows} rows`);
      readings.push(reading);
    }
  }
  return taken.map(({ name, readings }) => {
    const of = (part: keyof Reading) => median(readings.map((reading) => reading[part]));
    return [name, { rows: ROWS, ms: of('ms'), stallMs: of('stallMs'), peakMb: of('peakMb') }];
  });
}

function sectionOf(readings: readonly [string, Reading][]): Section {
  const [own, first] = readings.map(([, reading]) => reading);
  return {
    title: 'Spreadsheet reader',
    about: `${ROWS.toLocaleString('en')} recipients in eight columns, as many rows as the web app takes. Ours runs in a worker, as in the browser, and does more than the others: it bounds and checks every part of the file, finds the header, maps the columns and judges every row. A stall is the longest time in which the page could do nothing else; the peak is that of the whole process.`,
    figures: [
      { name: 'longest stall of the page', value: own?.stallMs ?? 0, unit: 'ms' },
      { name: 'time beside read-excel-file', value: (own?.ms ?? 0) / (first?.ms ?? 1), unit: 'times' },
    ],
    tables: [
      {
        title: 'Readers',
        columns: ['', 'ms', 'longest stall ms', 'peak MB'],
        rows: readings.map(([name, { ms, stallMs, peakMb }]) => [name, ms, stallMs, peakMb]),
      },
    ],
    plots: [
      {
        file: 'sheets',
        title: `${ROWS} rows`,
        unit: 'ms',
        bars: readings.map(([name, { ms }]) => ({ name, value: ms })),
      },
    ],
  };
}
