import { words } from '../headerNames.ts';
import { fieldNames, templateText } from '../sheets.text.ts';
import { MAX_NUM, MAX_ROWS } from '../sheets.types.ts';
import {
  cell,
  HEADER_CELL,
  headed,
  REQUIRED_CELL,
  rowsXml,
  TEXT_CELL,
  workbookBytes,
  worksheet,
} from '../xlsx.write.ts';

type TemplateField = keyof typeof templateText.example;

interface TemplateColumn {
  field: TemplateField;
  /** In characters of the default font. */
  width: number;
  required?: boolean;
}

const columns: readonly TemplateColumn[] = [
  { field: 'thirdOrderNo', width: 24 },
  { field: 'name', width: 26, required: true },
  { field: 'phone', width: 18, required: true },
  { field: 'province', width: 14 },
  { field: 'city', width: 14 },
  { field: 'district', width: 14 },
  { field: 'address', width: 40, required: true },
  { field: 'num', width: 8 },
  { field: 'specification', width: 18 },
  { field: 'remark', width: 24 },
];

const provinces = words(`
  北京市 天津市 河北省 山西省 内蒙古自治区 辽宁省 吉林省 黑龙江省 上海市 江苏省 浙江省 安徽省 福建省
  江西省 山东省 河南省 湖北省 湖南省 广东省 广西壮族自治区 海南省 重庆市 四川省 贵州省 云南省 西藏自治区
  陕西省 甘肃省 青海省 宁夏回族自治区 新疆维吾尔自治区 台湾省 香港特别行政区 澳门特别行政区
`);

/** The file name under which the template is saved. */
export const templateName = templateText.fileName;

/** Our own template as an xlsx: a header, an example, every column as text, drop-downs for province and number. */
export function templateBytes(): Uint8Array<ArrayBuffer> {
  const { sheet, choices } = templateText;
  return workbookBytes([
    { name: sheet, xml: parcels() },
    { name: choices, xml: choiceSheet(), isHidden: true },
  ]);
}

function parcels(): string {
  const header = columns.map(({ field, required }) =>
    cell(fieldNames[field], required ? REQUIRED_CELL : HEADER_CELL),
  );
  const example = columns.map(({ field }) => cell(templateText.example[field], TEXT_CELL));
  return worksheet(rowsXml([header, example]), headed(columns.map(({ width }) => width)), validations());
}

/** The number is a list, too: what is typed into a text cell is no number to Excel. */
function validations(): string {
  const { choices, provinceTitle, provinceHint, numTitle, numHint } = templateText;
  const list = (field: TemplateField, formula: string, title: string, hint: string) =>
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="${title}" error="${hint}" sqref="${letterOf(field)}2:${letterOf(field)}${MAX_ROWS + 1}"><formula1>${formula}</formula1></dataValidation>`;
  const range = (column: string, count: number) => `${choices}!$${column}$1:$${column}$${count}`;
  return `<dataValidations count="2">${list('province', range('A', provinces.length), provinceTitle, provinceHint)}${list('num', range('B', MAX_NUM), numTitle, numHint)}</dataValidations>`;
}

/** What the drop-downs offer: provinces, then numbers. */
function choiceSheet(): string {
  const rows = Array.from({ length: MAX_NUM }, (_, at) => [provinces[at] ?? '', String(at + 1)]);
  return worksheet(rowsXml(rows.map((texts) => texts.map((text) => cell(text, TEXT_CELL)))));
}

function letterOf(field: TemplateField): string {
  return String.fromCharCode(65 + columns.findIndex((column) => column.field === field));
}
