/** What the words for a file need to know. */
export type RefusalData = Readonly<Record<string, string | number>>;

/** Why a file is not read. */
export const fileTexts = {
  FILE_TYPE: () => '只支持xls，xlsx，csv格式文件',
  FILE_NAMED: ({ is, named }: RefusalData) =>
    `这个文件其实是${is}格式，扩展名却是.${named}，请改成.${is}后再上传`,
  FILE_HTML: () => '这个文件其实是网页，请用Excel或WPS打开，另存为xlsx后再上传',
  FILE_OLD: () => '这个文件是很旧的Excel格式，请用Excel或WPS打开，另存为xlsx后再上传',
  FILE_SIZE: ({ max = 10 }: RefusalData) => `文件不能超过${max}MB`,
  FILE_EMPTY: () => '模板错误或内容不能为空',
  FILE_PASSWORD: () => '文件设有密码，请取消密码后再上传',
  FILE_DAMAGED: () => '文件已损坏，请重新导出或用Excel另存后再上传',
  FILE_BOMB: () => '文件解压后过大，请删除多余的空白行列和图片，另存后再上传',
  FILE_MACRO: () => '文件带有宏，请另存为不带宏的xlsx后再上传',
  FILE_ENCODING: () => '无法识别文件的文字编码，请另存为UTF-8编码的csv，或另存为xlsx后再上传',
  FILE_QUOTE: ({ line }: RefusalData) => `第${line}行的引号没有成对，请改正后再上传`,
  FILE_ROWS: ({ max }: RefusalData) => `一个文件最多${max}行，请拆成几个文件再上传`,
  FILE_COLUMNS: ({ max }: RefusalData) => `一个文件最多${max}列，请删除多余的列后再上传`,
  FILE_SHEET: ({ sheet }: RefusalData) => `文件里没有工作表“${sheet}”`,
  ZIP_TYPE: () => '图片请打成一个zip压缩包',
  ZIP_SIZE: ({ max }: RefusalData) => `图片压缩包不能超过${max}MB，请分成几次导入`,
  ZIP_PATH: ({ name }: RefusalData) => `压缩包里有不正常的文件名“${name}”，请重新打包`,
  ZIP_SHEETS: () => '压缩包里要有且只有一个表格（xlsx、xls或csv）',
  BACK_COLUMNS: () =>
    '表格里没有订单号一列，也没有收件人、电话和地址三列，找不到对应的包裹。请把订单号的列名改为“第三方订单号”',
  FILE_SLOW: () => '文件太复杂，读取没有完成，请只保留需要的列，另存为xlsx后再上传',
};

/** The words for a file that is not read. */
export function fileRefusalText({ code, data }: { code: keyof typeof fileTexts; data: RefusalData }): string {
  return fileTexts[code](data);
}

export const fieldNames = {
  thirdOrderNo: '第三方订单号',
  name: '收件人',
  phone: '联系电话',
  province: '省',
  city: '市',
  district: '区',
  town: '街道',
  address: '详细地址',
  num: '数量',
  specification: '规格',
  merchantCode: '商家编码',
  remark: '备注',
};

/** What is wrong with a row. */
export const problemTexts = {
  NAME_EMPTY: '收件人不能为空',
  NAME_LONG: '收件人长度不能超过30个字',
  PHONE_EMPTY: '手机号不能为空',
  PHONE_WRONG: '手机号不正确',
  ADDRESS_EMPTY: '详细地址不能为空',
  ADDRESS_SHORT: '详细地址至少4个字',
  NO_SCIENTIFIC: '订单号疑似科学计数法，请将该列设为文本格式',
  NO_LENGTH: '订单号长度应为4到40位',
  NUM_WRONG: '数量应为1到99的整数',
  MASKED: '脱敏信息，请绑定店铺下单',
  TEXT_BROKEN: '有文字是乱码，请改正',
  CELL_DATE: '单元格被存成了日期，请将该列设为文本格式后重新填写',
  CELL_DIGITS: '单元格里的数字超过15位，已不准确，请将该列设为文本格式后重新填写',
  CELL_ERROR: '单元格里的公式出错，请改成文字',
  CELL_FORMULA: '单元格里的公式没有结果，请改成文字',
  CELL_MERGED: '省来自合并的单元格，该行没有写市，请确认',
  ROW_EXAMPLE: '这是模板里的示例行，请删除',
  ROW_HIDDEN: '该行在表格中被隐藏，请确认是否发货',
  NO_OTHER_RECEIVER: '订单号重复',
};

/** The words for what is wrong with the row of that line, or with it and another one. */
export function sheetProblemText(
  { code, other }: { code: keyof typeof problemTexts; other?: number },
  line: number,
): string {
  return other === undefined ? problemTexts[code] : `第${line}行与第${other}行${problemTexts[code]}`;
}

export const templateText = {
  fileName: '橙仓发货模板.xlsx',
  sheet: '发货',
  choices: '选项',
  /** The row with this number is never shipped. */
  example: {
    thirdOrderNo: '示例20260101001',
    name: '张三（示例，请删除此行）',
    phone: '13800000000',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路123号2幢501室',
    num: '1',
    specification: '红色 L码',
    remark: '工作日送货',
  },
  numTitle: '数量',
  numHint: '请填写1到99的整数',
  provinceTitle: '省',
  provinceHint: '请从列表中选择省份',
};
