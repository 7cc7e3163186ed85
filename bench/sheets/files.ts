import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookFile } from '../../tests/support/spreadsheets/bookFiles.ts';

const HEADER = ['第三方订单号', '收件人', '联系电话', '省', '市', '区', '详细地址', '数量'];

/** The same fictitious recipients in eight columns, as a workbook and as text. */
export function writeFiles(folder: string, rows: number): { xlsx: string; csv: string } {
  const recipients = Array.from({ length: rows }, (_, at) => [
    `B${String(at).padStart(6, '0')}`,
    `测试${String.fromCodePoint(0x4e00 + (at % 500))}`,
    `138${String(10_000_000 + at)}`,
    '浙江省',
    '杭州市',
    '西湖区',
    `文三路${at + 1}号`,
    '1',
  ]);
  const sheet = [HEADER, ...recipients];
  const files = { xlsx: join(folder, 'recipients.xlsx'), csv: join(folder, 'recipients.csv') };
  writeFileSync(files.xlsx, bookFile(sheet));
  writeFileSync(files.csv, sheet.map((row) => row.join(',')).join('\r\n'));
  return files;
}
