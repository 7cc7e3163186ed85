type Unit = 'fen' | '分钟' | '天' | '条' | '单' | '‱';

export interface SettingWords {
  name: string;
  /** What it does. */
  hint: string;
  unit?: Unit;
  choices?: Readonly<Record<string, string>>;
}

/** The settings by what they are about, each with what it does; what is not here is shown by its key. */
export const settingGroups: readonly { title: string; settings: Readonly<Record<string, SettingWords>> }[] = [
  {
    title: '功能开关',
    settings: {
      auditGoods: { name: '商品审核', hint: '打开后，新商品和重要修改须审核通过才对买家可见' },
      shopFigures: {
        name: '店铺数据',
        hint: '店铺页面展示的数据：固定的数字和五星，或店铺自己的数据',
        choices: { fixed: '固定展示', true: '真实数据' },
      },
      giftHosts: { name: '礼品专区域名', hint: '在这些域名下，分类里显示礼品专区；每行一个域名' },
    },
  },
  {
    title: '充值与提现',
    settings: {
      minRecharge: { name: '最低充值', hint: '单笔充值的最低金额', unit: 'fen' },
      maxRecharge: { name: '最高充值', hint: '单笔充值的最高金额', unit: 'fen' },
      cashOutMin: { name: '最低提现', hint: '单笔提现的最低金额', unit: 'fen' },
      cashOutMax: { name: '最高提现', hint: '单笔提现的最高金额', unit: 'fen' },
      cashOutFeeRate: { name: '提现手续费率', hint: '从提现金额中扣除，不足一分的进一分', unit: '‱' },
      depositMin: { name: '保证金', hint: '供应商的保证金从收入中补足到这个金额', unit: 'fen' },
    },
  },
  {
    title: '资金托管与发票',
    settings: {
      custody: {
        name: '资金托管方式',
        hint: '买家的钱以谁的名义收取。持牌托管：银行或支付渠道代供应商保管，供应商开货款发票，平台只开服务费；平台自营：平台以自己的名义买卖，平台向买家开票，供应商向平台开票。用自有账户替他人收付款须有支付牌照（二清），所以未设置时不能打款。修改需要动态码',
        choices: { unset: '未设置（不能打款）', licensed: '持牌托管', resale: '平台自营' },
      },
      payoutMethod: {
        name: '提现打款方式',
        hint: '批量转账：操作员把批次文件交给银行。分账：微信支付的充值先由渠道冻结，操作员可以让渠道把钱直接分给供应商登记的收款方；只在持牌托管时有效，之后的充值才能分账。修改需要动态码',
        choices: { list: '批量转账', split: '分账，也可批量转账' },
      },
      splitRatio: { name: '最大分账比例', hint: '与微信支付约定的比例，只用于之后的充值', unit: '‱' },
      splitDays: { name: '分账期限', hint: '充值后渠道冻结的天数，过期的充值不再分账', unit: '天' },
      invoiceTitle: { name: '平台开票抬头', hint: '平台自营时，供应商向平台开票的公司名称；空着则不能申请' },
      invoiceTaxNumber: { name: '平台税号', hint: '这家公司的统一社会信用代码' },
    },
  },
  {
    title: '订单与价格',
    settings: {
      payExpireMinutes: { name: '付款时限', hint: '下单后多久未付款自动取消', unit: '分钟' },
      caseSecondEyes: {
        name: '裁决复核',
        hint: '售后裁决的金额超过这个数时，须由另一位操作员复核',
        unit: 'fen',
      },
      maxRows: { name: '单笔收件人数', hint: '一笔订单最多的收件人', unit: '条' },
      maxUnpaid: { name: '未付款订单', hint: '一位买家同时最多的未付款订单', unit: '单' },
      goodsMargin: { name: '商品加价', hint: '新商品每件在供货价之上加的金额', unit: 'fen' },
      waybillFee: { name: '面单费', hint: '退款时保留的面单费，不超过快递费', unit: 'fen' },
      maxCourierProfit: { name: '快递加价上限', hint: '代理每个包裹最多可加的快递费', unit: 'fen' },
      softwares: { name: '打单软件', hint: '买家下单时可选的打单软件，第一个为默认；按 JSON 填写' },
      receiverDays: { name: '收件信息保留', hint: '包裹最后一次售后之后保留收件信息的天数', unit: '天' },
    },
  },
  {
    title: '站点',
    settings: {
      title: { name: '站点名称', hint: '浏览器标题和页面上的名称' },
      logo_pic: { name: '标志图片', hint: '图片地址；空着用默认标志' },
      footer_text: { name: '页脚文字', hint: '每个页面底部的文字' },
      filing_no: { name: '备案号', hint: '页脚展示的备案号' },
      wx_pic: { name: '微信二维码', hint: '客服微信的图片地址' },
      cs_url: { name: '在线客服', hint: '在线客服的地址' },
      old_url: { name: '旧站地址', hint: '没有旧站时空着' },
      appVersion: { name: '版本号', hint: '页面上展示的版本' },
    },
  },
];
