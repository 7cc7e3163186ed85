import { formatMoney } from '../../../../lib/money.ts';

const kilos = (grams: number) => `${grams / 1000}kg`;

export const deliveryStepText = {
  courier: '快递',
  fee: (fees: { firstWeight: number; firstFee: number; stepWeight: number; stepFee: number }) =>
    `首重 ${kilos(fees.firstWeight)} ${formatMoney(fees.firstFee)}，续重 ${kilos(fees.stepWeight)} ${formatMoney(fees.stepFee)}`,
  perParcel: (fen: number) => `每个包裹 ${formatMoney(fen)} 起`,
  restsToday: '今天休息，顺延到下一个工作日发出',
  paused: '暂停服务',
  noCourier: '该仓库暂无可用快递，请更换仓库',
  sender: '发件人',
  noSender: '还没有发件人，请先新增一个',
  addSender: '新增发件人',
  editSender: '修改',
  changeSender: '修改发件人',
  isDefault: '默认',
  setDefault: '设为默认发件人',
  save: '保存发件人',
  cancel: '取消',
  saveFailed: '发件人没有保存成功，请重试',
  pieces: '每个包裹的件数',
  options: '订单信息',
  platform: '订单来源平台',
  remark: '订单备注',
  remarkHint: '选填，供应商会看到，最多200字',
};

export const regionText = {
  choose: '选择省市区',
  confirm: '确定',
};
