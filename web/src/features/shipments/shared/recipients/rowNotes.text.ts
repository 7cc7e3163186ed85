import type { RowField } from '../../../../graphql/generated/graphql.ts';
import type { RowFinding, RuleCode } from './rowFinding.ts';
import type { RowNote } from './verdicts.ts';

const fieldNames: Record<RowField, string> = {
  thirdOrderNo: '订单号',
  name: '收件人',
  phone: '电话',
  region: '省市区',
  detail: '详细地址',
  quantity: '件数',
  specification: '规格',
  remark: '备注',
  row: '整行',
};

const findings: Record<RuleCode, (finding: RowFinding) => string> = {
  NAME_EMPTY: () => '收件人不能为空',
  NAME_LONG: () => '收件人长度不能超过30个字',
  TEXT_BROKEN: () => '有不能使用的字符，请删去后重新输入',
  PHONE_EMPTY: () => '手机号不能为空',
  PHONE_WRONG: () => '手机号不正确',
  PROVINCE_UNKNOWN: () => '省份无法识别',
  CITY_UNKNOWN: () => '城市无法识别',
  DETAIL_EMPTY: () => '详细地址不能为空',
  DETAIL_SHORT: () => '详细地址至少4个字',
  NO_SCIENTIFIC: () => '订单号疑似科学计数法，请将该列设为文本格式',
  NO_LENGTH: () => '订单号长度应为4到40位',
  MASKED: () => '脱敏信息，请绑定店铺下单',
  QUANTITY_WRONG: ({ pieces, said }) =>
    `${said ? `“${said}”的` : ''}件数应为${pieces?.minNum ?? 1}到${pieces?.maxNum ?? 99}的整数`,
  PIECES_OF_WHICH: () => '有多种商品，请在商品一栏填写每种的件数',
  ITEM_UNKNOWN: ({ said, near = [] }) =>
    `没有规格“${said}”，请选择${near.length > 0 ? `，相近的有：${near.join('、')}` : ''}`,
  ITEM_GONE: () => '选过的规格不在所选商品里了，请重新选择',
  ITEM_MISSING: () => '请选择规格',
  ITEM_SHORT: shortageText,
  ITEMS_UNCLEAR: () => '规格里的件数与件数一栏对不上，请核对',
  ITEMS_MANY: () => '一个包裹最多20种商品规格',
  SPECIFICATION_LONG: () => '规格不能超过100个字',
  REMARK_LONG: () => '备注不能超过200个字',
  REST_UNREAD: () => '有文字未识别',
  UNLIKE_PREVIEW: ({ field, previewed, wasSure }) =>
    `与预览不同：预览的${fieldNames[field]}${previewed ? `是“${previewed}”` : '是空的'}${wasSure ? '，请确认' : ''}`,
  SAME_NO: ({ other }) => `与第${other}行订单号重复`,
  SAME_RECEIVER: ({ other }) => `与第${other}行收件信息相同`,
};

/** That too little is there for a parcel: of which, and how many there are. */
export function shortageText({ said = '', available = 0 }: { said?: string; available?: number }): string {
  return `${said && `“${said}”`}库存不足，共${available}件，排在前面的包裹先发，不够这个包裹`;
}

/** The words for something said at a row. */
export function noteText({ finding, msg }: RowNote): string {
  return finding ? findings[finding.code](finding) : (msg ?? '');
}
