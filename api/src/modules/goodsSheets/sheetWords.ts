import { MAX_PIECES } from '../stock/stock.schemas.ts';

/** What a cell of a column must be, by the property of the goods or combination that it gives. */
export const columnHints: Record<string, string> = {
  goodsNo: '商品编号：没有找到您的这件商品',
  name: '商品名称：应为2到60个字，首尾不能是空格',
  categoryId: '分类：没有这个分类',
  pics: '主图：应为1到9张不同的图片',
  detail: '详情：不能超过5万字',
  properties: '规格名：最多3个，每个1到20个字，不能重复；同一商品有多行时都要填写规格名和规格值',
  values: '规格值：每个规格名填一个，1到30个字，每个规格名最多30个值',
  skus: '规格：一件商品最多200个规格',
  merchantCode: '商家编码：最多40个字，首尾不能是空格',
  barcodes: '条码：最多5个，每个4到32位字母、数字或横线，不能重复',
  supplyPrice: '供货价：应为0.01到100000元',
  weight: '重量：应为1到50000克的整数',
  pic: '规格图：图片没有上传成功，请重试',
  stocks: `库存：应为0到${MAX_PIECES}的整数`,
  quantity: `库存：应为0到${MAX_PIECES}的整数`,
  safetyQuantity: `安全库存：应为0到${MAX_PIECES}的整数`,
  unit: '单位：应为1到10个字',
  minNum: '起订：应为1到99的整数',
  maxNum: '限购：应为1到99的整数，不小于起订',
  platforms: '可售平台：有不认识的平台',
  publish: '上架：应为是或否',
};

/** The Chinese name of the column that gives a property. */
export function columnName(column: string): string {
  return columnHints[column]?.split('：')[0] ?? '';
}

export const sheetWords = {
  missing: (column: string) => `${columnName(column)}：请填写`,
  category: (name: string) => `分类：没有「${name}」这个分类`,
  warehouse: (name: string) => `仓库：没有找到您的仓库「${name}」`,
  properties: (names: readonly string[]) =>
    names.length > 0
      ? `规格名：与商品现有的规格名（${names.join('、')}）不同，请在编辑器里修改`
      : '规格名：商品现在没有规格，请在编辑器里添加',
  picture: (column: string) => `${columnName(column)}：图片没有上传，或不是您上传的`,
  sameName: (goodsNo: string) => `与已有商品 ${goodsNo} 同名，导入会再新增一件；要修改它，请填写商品编号`,
  codeTaken: (column: string, code: string, goodsNo: string) =>
    `${columnName(column)}：「${code}」已用于商品 ${goodsNo}`,
  stockStays: '已有规格的库存和安全库存不会从这张表修改，请在「库存管理」里修改，或导入库存表',
  /** Of the rows of goods that a wrong row holds back. */
  withRow: (row: number) => `第${row}行有误，同一商品的各行都没有导入`,
};
