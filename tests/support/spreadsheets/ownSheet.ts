import { zipOf } from './bookFiles.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

/** Texts that cells share, by their place. */
const SHARED = [
  ...['11月订单', '订单编号', '收货人', '手机', '收货地址', '应付', '小计'],
  ...['240101-001', '张三', '浙江省杭州市西湖区文三路1号', '240101-002', '李四 &amp; 王五'],
  ...['江苏省南京市玄武区珠江路2号', '合计'],
];

const shared = (place: string, style: number, index: number) =>
  `<c r="${place}" s="${style}" t="s"><v>${index}</v></c>`;
const number = (place: string, style: number, value: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;
const formula = (place: string, style: number, text: string, value: number) =>
  `<c r="${place}" s="${style}"><f>${text}</f><v>${value}</v></c>`;

export const ownSheetRows = {
  title: `<row r="1" spans="1:6" ht="30" customHeight="1" x14ac:dyDescent="0.2">${shared('A1', 1, 0)}<c r="B1" s="1"/><c r="F1" s="1"/></row>`,
  header: `<row r="2" spans="1:6" x14ac:dyDescent="0.2">${[1, 2, 3, 4, 5, 6].map((index, at) => shared(`${'ABCDEF'[at]}2`, 2, index)).join('')}</row>`,
  first: `<row r="3" spans="1:6" x14ac:dyDescent="0.2">${shared('A3', 3, 7)}${shared('B3', 3, 8)}${number('C3', 3, 13_800_000_011)}${shared('D3', 3, 9)}${number('E3', 4, 12.5)}${formula('F3', 4, 'E3*2', 25)}</row>`,
  second: `<row r="4" spans="1:6" hidden="1" x14ac:dyDescent="0.2">${shared('A4', 3, 10)}${shared('B4', 3, 11)}${number('C4', 3, 13_800_000_012)}${shared('D4', 3, 12)}${number('E4', 4, 8)}${formula('F4', 4, 'E4*2', 16)}</row>`,
  blank: '<row r="5" spans="1:6" x14ac:dyDescent="0.2"/>',
  total: `<row r="6" spans="1:6" x14ac:dyDescent="0.2">${shared('A6', 3, 13)}${formula('F6', 4, 'SUM(F3:F4)', 41)}</row>`,
};

/** What stands before and behind the rows. */
export const ownSheetFrame = {
  before: `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${RELATIONS}" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><sheetPr><tabColor rgb="FFFF0000"/></sheetPr>`,
  views:
    '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="14.25" x14ac:dyDescent="0.2"/>',
  after:
    '<autoFilter ref="A2:F4"/><mergeCells count="1"><mergeCell ref="A1:F1"/></mergeCells><conditionalFormatting sqref="E3:E4"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>10</formula></cfRule></conditionalFormatting><dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B3:B4"><formula1>"张三,李四"</formula1></dataValidation></dataValidations><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><drawing r:id="rId1"/></worksheet>',
};

const COLUMNS =
  '<cols><col min="1" max="1" width="22.5" customWidth="1"/><col min="2" max="6" width="13" style="3" customWidth="1"/></cols>';

/**
 * A sheet as a shop's clerk keeps it: a title over the header, shared texts, formats, formulas, a hidden row, a total,
 * filter, frozen panes, a picture, a second sheet. `rows` and `columns` take the place of its own.
 */
export function ownSheet({
  rows = Object.values(ownSheetRows).join(''),
  columns = COLUMNS,
}: {
  rows?: string;
  columns?: string;
} = {}): Uint8Array<ArrayBuffer> {
  const { before, views, after } = ownSheetFrame;
  const type = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const relation = (at: number, kind: string, target: string) =>
    `<Relationship Id="rId${at}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${type('workbook', 'sheet.main')}${type('worksheets/sheet1', 'worksheet')}${type('worksheets/sheet2', 'worksheet')}${type('styles', 'styles')}${type('sharedStrings', 'sharedStrings')}${type('calcChain', 'calcChain')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="发货" sheetId="1" r:id="rId1"/><sheet name="说明" sheetId="2" r:id="rId2"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">发货!$A$2:$F$4</definedName></definedNames><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'worksheet', 'worksheets/sheet2.xml')}${relation(3, 'styles', 'styles.xml')}${relation(4, 'sharedStrings', 'sharedStrings.xml')}${relation(5, 'calcChain', 'calcChain.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${before}<dimension ref="A1:F6"/>${views}${columns}<sheetData>${rows}</sheetData>${after}`,
    'xl/worksheets/sheet2.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><f>发货!F6</f><v>41</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'drawing', '../drawings/drawing1.xml')}</Relationships>`,
    'xl/drawings/drawing1.xml': `${HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>`,
    'xl/media/image1.png': 'not really a picture',
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="176" formatCode="&quot;¥&quot;0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="16"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="176" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs><dxfs count="1"><dxf><font><color rgb="FF9C0006"/></font></dxf></dxfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" count="${SHARED.length}" uniqueCount="${SHARED.length}">${SHARED.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/calcChain.xml': `${HEAD}<calcChain xmlns="${MAIN}"><c r="F3" i="1"/><c r="F4" i="1"/><c r="F6" i="1"/></calcChain>`,
  });
}
