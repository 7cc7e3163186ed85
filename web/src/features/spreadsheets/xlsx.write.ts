import { writeZip } from './zip.write.ts';

/** A worksheet of a workbook, as `worksheet` makes its XML. */
export interface WrittenSheet {
  name: string;
  xml: string;
  isHidden?: boolean;
}

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Positions in the styles' list of cell formats. */
export const TEXT_CELL = 1;
export const HEADER_CELL = 2;
export const REQUIRED_CELL = 3;

/** What a browser calls an xlsx. */
export const XLSX_MIME = `${MIME}.sheet`;

/** An xlsx of these worksheets. */
export function workbookBytes(sheets: readonly WrittenSheet[]): Uint8Array<ArrayBuffer> {
  const places = sheets.map((_, at) => `worksheets/sheet${at + 1}`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(places),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...places.map((place) => ['worksheet', `${place}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(),
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/${places[at]}.xml`, xml])),
  };
  return writeZip(
    Object.entries(parts).map(([name, xml]) => ({ name, bytes: new TextEncoder().encode(HEAD + xml) })),
  );
}

/** One worksheet: what stands before its rows and after them is given as XML. */
export function worksheet(rows: string, before = '', after = ''): string {
  return `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

/** Before the rows: the header stays in sight, every column is text and so many characters wide. */
export function headed(widths: readonly number[]): string {
  const columns = widths.map(
    (width, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${TEXT_CELL}" customWidth="1"/>`,
  );
  return `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols>`;
}

export function rowsXml(rows: readonly (readonly string[])[]): string {
  return rows.map((cells, at) => `<row r="${at + 1}">${cells.join('')}</row>`).join('');
}

/** A cell of text, in one of the formats above. */
export function cell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML has no place for are left out. */
export function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes away
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

function contentTypes(places: readonly string[]): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${MIME}.${type}+xml"/>`;
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${places.map((place) => part(place, 'worksheet')).join('')}${part('styles', 'styles')}</Types>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbook(sheets: readonly WrittenSheet[]): string {
  const each = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each.join('')}</sheets></workbook>`;
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
