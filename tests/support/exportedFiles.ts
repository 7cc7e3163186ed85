import type { ExportDto } from '../../api/src/modules/exports/exports.schemas.ts';
import { readZip, unpack } from '../../web/src/features/spreadsheets/zip.read.ts';
import type { Answer, Person, TestApi } from './api.ts';

/** A cell of an xlsx as it is written: its type, its number format, its content. */
export type XlsxCell = { type: string; format: string; content: string };

/** Asks until the file is there, as the web does: a busy machine takes longer than one answer waits. */
export async function exported(
  who: Person,
  path: string,
  body: object,
): Promise<Answer<ExportDto & { errorKey?: string }>> {
  let answer = await who.call<ExportDto>('POST', path, body);
  while (answer.code === 0 && !answer.data.done)
    answer = await who.call<ExportDto>('POST', '/exports/find', { taskId: answer.data.taskId });
  return answer;
}

/** The file of an export, as a browser gets it. */
export async function download(api: TestApi, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const { rawPayload, statusCode } = await api.app.inject(url);
  if (statusCode !== 200) throw new Error(`${statusCode} for ${url}`);
  return new Uint8Array(rawPayload);
}

/** Rows of a csv with quotes round every cell and CRLF behind every line, after its mark. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  if (!text.startsWith('\uFEFF')) throw new Error('no mark');
  const rows: string[][] = [[]];
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  cells.lastIndex = 1;
  while (cells.lastIndex < text.length) {
    const [, cell = '', end] = cells.exec(text) ?? fail('not a cell');
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** The XML of a part of an xlsx. */
export async function xlsxPart(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const zip = readZip(bytes);
  const entry = zip.kind === 'zip' ? zip.entries.find((one) => one.name === name) : undefined;
  const content = entry ? await unpack(bytes, entry) : null;
  if (!(content instanceof Uint8Array)) throw new Error(`no ${name}`);
  return new TextDecoder('utf-8', { fatal: true }).decode(content);
}

/** The texts of all sheets of an xlsx, by their titles in their order: rows of cells, '' where there is none. */
export async function xlsxSheets(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string[][]>> {
  const book = await xlsxPart(bytes, 'xl/workbook.xml');
  const titles = [...book.matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, title = '']) => unescaped(title));
  const sheets = new Map<string, string[][]>();
  for (const [at, title] of titles.entries()) {
    const rows = await xlsxRows(bytes, at + 1);
    sheets.set(
      title,
      rows.map((row) => row.map((cell) => cell?.content ?? '')),
    );
  }
  return sheets;
}

/** The cells of one sheet of an xlsx by their columns; null where there is none. */
export async function xlsxRows(bytes: Uint8Array<ArrayBuffer>, at = 1): Promise<(XlsxCell | null)[][]> {
  const formats = formatsOf(await xlsxPart(bytes, 'xl/styles.xml'));
  const sheet = await xlsxPart(bytes, `xl/worksheets/sheet${at}.xml`);
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells = '']) => {
    const row: (XlsxCell | null)[] = [];
    for (const [, letters = '', marks = '', inside = ''] of cells.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const style = Number(/ s="(\d+)"/.exec(marks)?.[1] ?? 0);
      const type = / t="(\w+)"/.exec(marks)?.[1] ?? 'n';
      const content = unescaped(/<(?:t|v)(?: [^>]*)?>(.*?)<\/(?:t|v)>/s.exec(inside)?.[1] ?? '');
      const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      if (inside !== '') row[at] = { type, format: formats[style] ?? '', content };
    }
    return Array.from(row, (cell) => cell ?? null);
  });
}

/** The numbers' formats by the index that cells name. */
function formatsOf(styles: string): string[] {
  const own = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id, code]),
  );
  const known = new Map([
    ['0', 'General'],
    ['1', '0'],
    ['2', '0.00'],
    ['49', '@'],
  ]);
  const cells = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf [^>]*?numFmtId="(\d+)"/g)].map(
    ([, id = '']) => own.get(id) ?? known.get(id) ?? id,
  );
}

function unescaped(xml: string): string {
  const marks: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return xml.replace(/&(lt|gt|quot|apos|amp);/g, (_, mark: string) => marks[mark] ?? '');
}

function fail(words: string): never {
  throw new Error(words);
}
