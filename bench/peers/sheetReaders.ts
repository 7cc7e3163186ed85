import { createReadStream, readFileSync } from 'node:fs';
import exceljs from 'exceljs';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { type Reader, readingOf } from '../sheets/reading.ts';
import { serve } from '../support/serve.ts';

/** One of the readers over a file, as a process of its own: it is sent a `ReadRequest`, and sends back a `Reading`. */
type ReadRequest = { reader: keyof typeof readers; file: string };

const readers = {
  readExcelFile: async (file) => (await readSheet(file)).length - 1,
  exceljs: async (file) => {
    const book = new exceljs.Workbook();
    await book.xlsx.readFile(file);
    let rows = 0;
    book.worksheets[0]?.eachRow((row) => {
      if (Array.isArray(row.values)) rows += 1;
    });
    return rows - 1;
  },
  exceljsStreaming: async (file) => {
    let rows = 0;
    for await (const sheet of new exceljs.stream.xlsx.WorkbookReader(createReadStream(file), {})) {
      for await (const row of sheet) if (Array.isArray(row.values)) rows += 1;
    }
    return rows - 1;
  },
  papaparse: async (file) =>
    papaparse.parse(readFileSync(file, 'utf8'), { skipEmptyLines: true }).data.length - 1,
} satisfies Record<string, Reader>;

serve(({ reader, file }: ReadRequest) => readingOf(readers[reader], file));
