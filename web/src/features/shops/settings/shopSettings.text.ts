import type { TagMark } from '../../../graphql/generated/graphql.ts';
import { marginRuleText } from '../shared/marginRule.text.ts';
import type { SettingsProblem } from './shopSettings.form.ts';

export const shopSettingsText = {
  title: (shopName: string) => `店铺设置：${shopName}`,
  autoSend: '自动回传：出单后把运单号告诉店铺',
  autoSendHint: '店铺订单随即变为已发货，买家可以看到物流',
  autoOrder: '自动下单',
  autoOrderHint: '已关联商品的新订单会自动下单，费用从余额支付；超出限额的留给您处理',
  dayLimit: '每天最多花费（元）',
  parcelLimit: '单个包裹最多花费（元）',
  limited: '设限额',
  unlimited: '不限',
  proposed: (yuan: string) => `建议先设为 ${yuan} 元，运行平稳后再提高`,
  noLimit: '不设限额时，只要余额足够就会下单',
  stockSync: '库存同步：已关联商品的库存保持为可发数量',
  erpStockHint: '以盘点单改到聚水潭的主仓，这些商品在主仓的数量会被覆盖；自己有现货的商品请不要关联',
  stockSyncHint: '缺货、下架或停发时改为 0；店铺后台手动改的库存会在下次变化时被覆盖',
  reserve: '每个规格预留（件）',
  reserveHint: '先留出这些，不放到这个店铺',
  share: '其余放到本店（%）',
  shareHint: '多个店铺卖同一商品时，各店合计超过 100 就可能超卖',
  noPrices: '这个平台没有改价的接口，不能自动提价',
  ending: '价格尾数',
  endingHint: '提价后向上取到这个尾数',
  raiseLimit: '一次最多提价（%）',
  raiseLimitHint: '超过的只提醒，不改价',
  listingContent: '铺货后自动更新标题、图片和规格',
  listingPrice: '铺货后供货价变了，自动按价格规则改售价',
  listingHint: '只更新从这里铺的商品；您在店铺后台改过的标题和售价不动。不勾选时，变更在铺货记录里由您更新',
  heldHint: '设了自动提价的规格，改价不会低于它要的毛利；超过一次最多提价的，不低于现在的售价',
  courier: '默认快递',
  byMapping: '按商品关联',
  courierHint: '商品没有关联快递时使用',
  sender: '默认发件人',
  defaultSender: '账号的默认发件人',
  tag: '发货后在店铺订单上标记',
  marks: { NONE: '不标记', FLAG: '插旗', MEMO: '写备注', BOTH: '插旗并写备注' } satisfies Record<
    TagMark,
    string
  >,
  color: '旗帜颜色',
  colors: { red: '红旗', yellow: '黄旗', green: '绿旗', blue: '蓝旗', purple: '紫旗' },
  memo: '备注内容',
  memoHint: '最多 100 个字，如：橙仓已发',
  save: '保存设置',
  cancel: '取消',
  saved: '店铺设置已保存',
  failed: '设置没有保存成功，请重试',
  refused: '设置没有保存成功',
};

const problems: Record<SettingsProblem['code'], string> = {
  undecided: '请选择设限额或不限',
  amount: '请输入大于 0 的金额，最多两位小数',
  aboveDay: '不能超过每天的限额',
  pieces: '请输入 0 到 1000000 的整数',
  percent: '请输入 1 到 100 的整数',
  margin: marginRuleText.notMargin,
  empty: '请填写备注内容',
};

export function settingsProblemText(problem: SettingsProblem | undefined): string | null {
  return problem ? problems[problem.code] : null;
}
