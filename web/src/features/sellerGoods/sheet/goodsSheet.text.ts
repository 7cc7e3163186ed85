import { type ImportWords, importSheetText } from '../../spreadsheets/importing/importSheet.text.ts';
import type { CellProblem, GoodsField, GoodsRowProblem } from './goodsSheet.types.ts';

export const MAX_GOODS_ROWS = 10_000;

/** As in the sheet that is exported. */
export const goodsColumnNames: Record<GoodsField, string> = {
  goodsNo: '商品编号',
  group: '分组',
  name: '商品名称',
  category: '分类',
  property1: '规格名1',
  value1: '规格值1',
  property2: '规格名2',
  value2: '规格值2',
  property3: '规格名3',
  value3: '规格值3',
  merchantCode: '商家编码',
  barcodes: '条码',
  price: '供货价(元)',
  weight: '重量(克)',
  unit: '单位',
  minNum: '起订',
  maxNum: '限购',
  platforms: '可售平台',
  pics: '主图',
  pic: '规格图',
  detail: '详情',
  detailPics: '详情图',
  warehouse: '仓库',
  quantity: '库存',
  safety: '安全库存',
  onSale: '上架',
};

export const goodsImportWords: ImportWords = {
  title: '批量导入商品',
  formats: `支持 xlsx、xls、csv，每行一个规格，最多 ${MAX_GOODS_ROWS} 行；也可以把表格和图片打成一个 zip`,
  how: '商品编号空着的行是新商品，填了的行修改这件商品，空着的格子不改；同一商品的各行填同一个分组，或者同一个名称。已有规格的库存不变，请在「库存」里导入',
  templateHint: '主图、规格图、详情图填图片的文件名，几张用分号隔开',
  picturesHint: '打成一个 zip，不超过 200MB，只上传表格里用到的',
  noHeader: '没有找到商品名称和供货价的列，请使用模板',
  noRows: '没有填写商品的行，请填好再导入',
  imported: ({ created = 0, updated = 0, unchanged = 0 }) =>
    [
      ...(created > 0 ? [`新增 ${created} 件商品`] : []),
      ...(updated > 0 ? [`修改 ${updated} 件商品`] : []),
      ...(unchanged > 0 ? [`${unchanged} 件商品没有变化`] : []),
    ].join('，') || '没有导入任何商品',
};

export const goodsSheetText = {
  export: '导出商品',
  import: '批量导入',
  good: '商品',
  sku: '规格',
  price: '供货价',
  fresh: '新商品',
  stockStays: '已有规格的库存和安全库存不会从这张表修改，请在「库存管理」里修改，或导入库存表',
  sheet: '商品',
  templateName: '商品导入模板.xlsx',
  failedName: '商品导入失败行.xlsx',
  yes: '是',
  no: '否',
  allPlatforms: '全部',
  /** Rows whose name begins with it are left out. */
  example: '（示例）',
  exampleName: '（示例）陶瓷马克杯，导入前请删除',
  exampleRows: [
    [
      '',
      '',
      '（示例）陶瓷马克杯，导入前请删除',
      '',
      '颜色',
      '白色',
      '容量',
      '350ml',
      '',
      '',
      'MK-W350',
      '6901234567892',
    ],
    [
      '',
      '',
      '（示例）陶瓷马克杯，导入前请删除',
      '',
      '颜色',
      '蓝色',
      '容量',
      '350ml',
      '',
      '',
      'MK-B350',
      '6901234567908',
    ],
  ],
  exampleRest: [
    '12.80',
    '380',
    '个',
    '1',
    '20',
    '全部',
    '马克杯1.jpg;马克杯2.jpg',
    '',
    '耐高温陶瓷',
    '详情1.jpg',
  ],
};

const whats: Record<Exclude<CellProblem['what'], 'differs' | 'noZip' | 'missing' | 'several'>, string> = {
  digits: '被表格软件截短了，请把该列设为文本后重新填写',
  formula: '不能是公式，请改成文字',
  date: '被存成了日期，请把该列设为文本后重新填写',
  key: '请填写商品编号、分组或商品名称',
  price: '应为数字，最多两位小数',
  whole: '应为整数',
  pieces: '应为整数；有几个仓库就填几个数，用分号隔开',
  warehouse: '填了库存，请填写仓库',
  platforms: '有不认识的平台，可填淘宝、拼多多、京东、抖音、快手、视频号或全部',
  onSale: '应为是或否',
};

/** Why a row is not sent. */
export function goodsProblemText({ cells }: GoodsRowProblem): string {
  return cells.map((cell) => `${columnOf(cell.field)}：${whatText(cell)}`).join('；');
}

const columnOf = (field: GoodsField) => goodsColumnNames[field].replace(/\(.*\)$/, '');

function whatText(cell: CellProblem): string {
  switch (cell.what) {
    case 'differs':
      return `与第 ${cell.line} 行不同，同一商品只能有一个`;
    case 'noZip':
      return `请选择图片压缩包，里面要有「${cell.name}」`;
    case 'missing':
      return `图片压缩包里没有「${cell.name}」`;
    case 'several':
      return `图片压缩包里有几个「${cell.name}」，请带上文件夹名`;
    default:
      return whats[cell.what];
  }
}

export const { none } = importSheetText;
