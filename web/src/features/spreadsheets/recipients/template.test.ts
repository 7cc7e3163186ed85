import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { templateText } from '../sheets.text.ts';
import { readZip, unpack } from '../zip.read.ts';
import { templateBytes, templateName } from './template.ts';

async function part(name: string): Promise<string> {
  const bytes = templateBytes();
  const zip = readZip(bytes);
  const entry = zip.kind === 'zip' ? zip.entries.find((one) => one.name === name) : undefined;
  const content = entry ? await unpack(bytes, entry) : null;
  return content instanceof Uint8Array ? new TextDecoder().decode(content) : '';
}

it('the template has a header, an example and hidden choices', () => {
  const book = read(templateBytes(), { type: 'array', dense: true, cellNF: true });
  const rows = (book.Sheets[templateText.sheet]?.['!data'] ?? []).map((cells) => cells.map(({ v }) => v));
  expect(templateName).toBe('橙仓发货模板.xlsx');
  expect(book.Workbook?.Sheets?.map(({ name, Hidden }) => [name, Hidden])).toEqual([
    ['发货', 0],
    ['选项', 1],
  ]);
  expect(rows).toEqual([
    ['第三方订单号', '收件人', '联系电话', '省', '市', '区', '详细地址', '数量', '规格', '备注'],
    [
      ...['示例20260101001', '张三（示例，请删除此行）', '13800000000', '浙江省', '杭州市', '西湖区'],
      ...['文三路123号2幢501室', '1', '红色 L码', '工作日送货'],
    ],
  ]);
});

it('the template formats every column as text', async () => {
  const sheet = await part('xl/worksheets/sheet1.xml');
  const columns = [...sheet.matchAll(/<col min="(\d+)"[^>]*style="(\d+)"/g)].map(([, at, style]) => [
    at,
    style,
  ]);
  expect(columns).toEqual(Array.from({ length: 10 }, (_, at) => [String(at + 1), '1']));
  expect(await part('xl/styles.xml')).toMatch(/<cellXfs[^>]*><xf numFmtId="0"[^>]*\/><xf numFmtId="49"/);
});

it('the template offers provinces and quantities to choose from', async () => {
  const sheet = await part('xl/worksheets/sheet1.xml');
  const lists = [...sheet.matchAll(/sqref="([^"]+)"><formula1>([^<]+)/g)].map(([, where, list]) => [
    where,
    list,
  ]);
  expect(lists).toEqual([
    ['D2:D5001', '选项!$A$1:$A$34'],
    ['H2:H5001', '选项!$B$1:$B$99'],
  ]);
  const choices =
    read(templateBytes(), { type: 'array', dense: true }).Sheets[templateText.choices]?.['!data'] ?? [];
  expect([choices[0], choices[33], choices[98]].map((cells) => cells?.map(({ v }) => v))).toEqual([
    ['北京市', '1'],
    ['澳门特别行政区', '34'],
    ['', '99'],
  ]);
});
