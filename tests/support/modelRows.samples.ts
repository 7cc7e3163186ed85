import { type ModelRow, modelRows, withPlace } from '../../web/src/features/shipments/model/flow/modelRow.ts';
import type { SheetRow } from '../../web/src/features/spreadsheets/sheets.types.ts';

export const westLake = {
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
};

export const urumqi = {
  ...{ provinceCode: '65', cityCode: '6501', districtCode: '650102' },
  ...{ province: '新疆维吾尔自治区', city: '乌鲁木齐市', district: '天山区' },
};

/** A line of a file that nothing is wrong with. */
export function sheetRow(line: number, change: Partial<SheetRow> = {}): SheetRow {
  return {
    ...{ line, hidden: false, cells: [], thirdOrderNo: `NO${1000 + line}`, name: '张三' },
    ...{ phone: `138000${10_000 + line}`, province: '浙江省', city: '杭州市', district: '西湖区' },
    ...{ address: `文三路${line}号`, num: 1, specification: '', remark: '', problems: [] },
    merchantCode: '',
    ...change,
  };
}

/** The rows of these lines, all at the West Lake. */
export function placedRows(...lines: readonly SheetRow[]): ModelRow[] {
  return modelRows(lines).map((row) => withPlace(row, westLake));
}
