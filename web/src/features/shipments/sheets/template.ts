import { fieldNames, templateText } from './sheets.text.ts';
import { NUM_MAX, ROWS_MAX } from './sheets.types.ts';
import { writeZip } from './zip.write.ts';

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
  { field: 'remark', width: 24 },
];

const provinces = [
  ...[
    '北京市',
    '天津市',
    '河北省',
    '山西省',
    '内蒙古自治区',
    '辽宁省',
    '吉林省',
    '黑龙江省',
    '上海市',
    '江苏省',
  ],
  ...[
    '浙江省',
    '安徽省',
    '福建省',
    '江西省',
    '山东省',
    '河南省',
    '湖北省',
    '湖南省',
    '广东省',
    '广西壮族自治区',
  ],
  ...[
    '海南省',
    '重庆市',
    '四川省',
    '贵州省',
    '云南省',
    '西藏自治区',
    '陕西省',
    '甘肃省',
    '青海省',
    '宁夏回族自治区',
  ],
  ...['新疆维吾尔自治区', '台湾省', '香港特别行政区', '澳门特别行政区'],
];

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Positions in the styles' list of cell formats. */
const TEXT_CELL = 1;
const HEADER_CELL = 2;
const REQUIRED_CELL = 3;

/** The file name under which the template is saved. */
export const templateName = templateText.fileName;

/** Our own template as an xlsx: a header, an example, every column as text, drop-downs for province and number. */
export function templateBytes(): Uint8Array<ArrayBuffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', 'worksheets/sheet2.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': parcels(),
    'xl/worksheets/sheet2.xml': choiceSheet(),
  };
  return writeZip(
    Object.entries(parts).map(([name, xml]) => ({ name, bytes: new TextEncoder().encode(HEAD + xml) })),
  );
}

function contentTypes(): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${MIME}.${type}+xml"/>`;
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('worksheets/sheet2', 'worksheet')}${part('styles', 'styles')}</Types>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbook(): string {
  const { sheet, choices } = templateText;
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/><sheet name="${choices}" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`;
}

function styles(): string {
  const fonts =
    '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFD83931"/><name val="Calibri"/></font></fonts>';
  const fills =
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
  const format = (number: number, font: number) =>
    `<xf numFmtId="${number}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  // 49 is the format that keeps what is typed as text.
  const formats = [format(0, 0), format(49, 0), format(49, 1), format(49, 2)];
  return `<styleSheet xmlns="${MAIN}">${fonts}${fills}<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${formats.length}">${formats.join('')}</cellXfs></styleSheet>`;
}

function parcels(): string {
  const header = columns.map(({ field, required }) =>
    cell(fieldNames[field], required ? REQUIRED_CELL : HEADER_CELL),
  );
  const example = columns.map(({ field }) => cell(templateText.example[field], TEXT_CELL));
  const widths = columns.map(
    ({ width }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT_CELL}" customWidth="1"/>`,
  );
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return worksheet(rowsXml([header, example]), `${frozen}<cols>${widths.join('')}</cols>`, validations());
}

/** The number is a list, too: what is typed into a text cell is no number to Excel. */
function validations(): string {
  const { choices, provinceTitle, provinceHint, numTitle, numHint } = templateText;
  const list = (field: TemplateField, formula: string, title: string, hint: string) =>
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="${title}" error="${hint}" sqref="${letterOf(field)}2:${letterOf(field)}${ROWS_MAX + 1}"><formula1>${formula}</formula1></dataValidation>`;
  const range = (column: string, count: number) => `${choices}!$${column}$1:$${column}$${count}`;
  return `<dataValidations count="2">${list('province', range('A', provinces.length), provinceTitle, provinceHint)}${list('num', range('B', NUM_MAX), numTitle, numHint)}</dataValidations>`;
}

/** What the drop-downs offer: provinces, then numbers. */
function choiceSheet(): string {
  const rows = Array.from({ length: NUM_MAX }, (_, at) => [provinces[at] ?? '', String(at + 1)]);
  return worksheet(rowsXml(rows.map((texts) => texts.map((text) => cell(text, TEXT_CELL)))));
}

function letterOf(field: TemplateField): string {
  return String.fromCharCode(65 + columns.findIndex((column) => column.field === field));
}

function worksheet(rows: string, before = '', after = ''): string {
  return `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

function rowsXml(rows: readonly (readonly string[])[]): string {
  return rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join('');
}

function cell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
