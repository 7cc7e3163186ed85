export const walletText = {
  title: '我的钱包',
  available: '可用余额',
  frozen: '冻结金额',
  withdrawable: '可提现',
  spent: '累计支付',
  level: '会员等级',
  logs: '收支明细',
  direction: '收支方向',
  time: '时间',
  type: '类型',
  what: '说明',
  order: (id: number) => `订单 ${id}`,
  amount: '金额',
  after: '余额',
  logNo: '流水号',
  sumIn: '收入合计',
  sumOut: '支出合计',
  none: '还没有收支记录',
  noneHint: '下单支付、退款后，每一笔都会记在这里',
  goShopping: '去选商品',
};

export const directionNames = { all: '全部', in: '收入', out: '支出' };
