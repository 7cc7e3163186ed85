/**
 * Label words by what they introduce. `firm` ones are labels wherever a word may begin; `spaced` ones need a colon,
 * brackets, the right value or white space behind them; `loose` ones occur in names and addresses too, and white
 * space is not enough. Simplified, in lower case; a symbol is always a label.
 */
export const labelTable: Record<string, { firm: string; spaced?: string; loose: string }> = {
  name: {
    firm: '收货人姓名 收件人姓名 真实姓名 会员姓名 收件客户 接收人 收包裹人 收信人 收货人名称 收货人名字 收件人名字 联系人姓名 客户姓名 买家姓名 顾客姓名 收货姓名 收件姓名 收货联系人 收货人 收件人 收件者 收货者 联系人 收货名字 提货人 取件人 签收人 领取人 👤 🙋 🧑 👩 👨',
    spaced: '姓名 名字',
    loose:
      '寄 寄给 发给 致 人 收人 称呼 购买人 下单人 收方 收货方 收件方 客户 顾客 买家 收件 收货 name receiver_name receivername receiver consignee contact 收 名称',
  },
  phone: {
    firm: '收货人手机号码 收件人手机号码 接收电话 收货人电话号码 收件人电话号码 收货人联系方式 收货人联系电话 收件人联系方式 收货人手机号 收件人手机号 收货人手机 收件人手机 收货人电话 收件人电话 收货电话 收件电话 收货手机 收货号码 手机号码 手机号 联系电话 联系手机 联系方式 联系号码 联络电话 电话号码 移动电话 固定电话 虚拟号码 虚拟电话 隐私号码 隐私号 虚拟号 中间号 备用电话 备用号码 手机/电话 电话/手机 📞 📱 ☎ ☏ ✆ 📲 🤙',
    spaced: '手机 电话 座机 固话',
    loose:
      '备用 号码 电 机 热线 tel phone mobile receiver_mobile receiver_phone receivermobile receiverphone cell tel. mob 收货手机号',
  },
  extension: { firm: '转接号码 转接号 分机号码 分机号', loose: '分机' },
  region: {
    firm: '目的地 所在地区 所在省市区 所在省市 所在区域 所在城市 收货地区 收货省市 省市区县 省市区 省市县 省/市/区 省份/城市/区县',
    loose:
      '地区 省份 城市 区县 区/县 区域 所在地 省 市 区 县 province city district area county receiver_state receiver_province receiver_city receiver_district state',
  },
  detail: {
    firm: '收货人详细地址 收货详细地址 收件详细地址 家庭住址 现住址 住址 所在地址 送达地址 派送地址 完整地址 单位地址 公司地址 收货位置 收货详情 详细收货地址 收货人地址 收件人地址 收货地址 收件地址 详细地址 街道地址 邮寄地址 送货地址 联系地址 自提点 提货点 快递地址 寄送地址 配送地址 具体地址 家庭地址 通讯地址 寄件地址 发货地址 📍 🏠 🏡 🏘 🗺 📌 🏢 📮',
    spaced: '地址',
    loose:
      '送到 寄到 发到 送往 寄往 发往 地址为 地址是 收货地 地点 位置 住 详细 详址 街道 乡镇 门牌号 门牌 楼栋 详细信息 收货单位 收件单位 address addr add receiver_address receiveraddress detail street 址',
  },
  postcode: { firm: '邮政编码', spaced: '邮编', loose: 'zip postcode' },
  remark: {
    firm: '特别说明 其他说明 补充说明 买家留言 买家备注 订单备注 卖家备注 商家备注 客户备注 客户留言 顾客留言 顾客备注 客服备注 用户备注 发货备注 收货备注 配送备注 快递备注 备注信息 留言备注 特殊要求 配送要求 送货时间 收货时间 配送时间 货运要求 发货要求 送货要求 其他要求 指定快递 用户留言 给商家留言 想说的 📝 💬',
    spaced: '备注 留言 附言',
    loose: '备 注 要求 note remark memo message buyer_message seller_memo buyermessage comment ps p.s.',
  },
  quantity: {
    firm: '商品总数 货品数量 产品数量 规格数量 商品数量 购买数量 订购数量 宝贝数量 下单数量 购买件数 商品件数 🔢',
    spaced: '数量 件数',
    loose: '数 量 个数 数目 份数 qty num count quantity amount',
  },
  specification: {
    firm: '商品简称 商品清单 发货内容 发货商品 订购商品 购买商品 补发商品 尺码款式 颜色款式 商品规格 规格型号 颜色分类 商品属性 宝贝属性 规格属性 商品名称 商品标题 宝贝名称 宝贝标题 产品名称 商品信息 货品名称 套餐类型 规格名称 商品型号 产品规格 已选规格 已选',
    spaced: '规格 颜色 尺码 款式 口味',
    loose: '内件 内物 托寄物 货 尺寸 商品 宝贝 产品 货品 品名 型号 套餐 sku 物品 货物 内容 🛒 🛍 📦 🎁 🎨 👕',
  },
  thirdOrderNo: {
    firm: '第三方订单号 第三方单号 线上单号 线上订单号 原订单号 主订单编号 子订单编号 平台订单号 网店订单号 外部订单号 店铺订单号 原始订单号 交易订单号 订单编号 订单号码 订单号 交易编号 交易单号 交易号 平台单号 原始单号 外部单号 三方单号 订单id 🧾 🆔',
    spaced: '订单 单号',
    loose:
      '商家单号 商家订单号 商户订单号 店铺单号 orderno orderid order order_id order_no order_sn tid trade_no',
  },
  waybill: {
    firm: '快递单号 运单编号 运单号码 运单号 物流单号 物流编号 快递编号 面单号 快递运单号 快递号',
    spaced: '运单',
    loose: '物流 快递单',
  },
  head: {
    firm: '收货人信息 收件人信息 收货信息 收件信息 寄送信息 配送信息 订单信息 客户信息 地址信息 买家信息',
    loose: '',
  },
  skipped: {
    firm: '预计送达 预计到达 预计发货 支付流水号 交易流水号 流水号 商户单号 po单号 内部单号 内部订单号 系统单号 出库单号 退款单号 售后单号 商品单价 订单应付 订单实付 承诺发货时间 下单时间 付款时间 支付时间 成交时间 创建时间 发货时间 订单时间 拍下时间 成团时间 实付金额 实收金额 订单金额 商品金额 商品总价 支付金额 买家实付 实付款 买家昵称 买家账号 买家会员名 买家旺旺 用户昵称 会员名称 会员名 店铺名称 支付方式 付款方式 支付单号 支付宝交易号 订单状态 交易状态 物流公司 快递公司 快递方式 配送方式 物流方式 发货方式 商品编码 商品编号 商家编码 商品id 订单来源 优惠金额 商家优惠 平台优惠 售后状态 身份证号 身份证 💰 ⏰ 🕐',
    spaced: '实付 实收 应收 应付 总价 合计 单价 金额 价格 运费 昵称 旺旺 店铺 时间 日期',
    loose:
      '地址标签 邮箱 有效期至 有效期 标签 店名 快递 状态 来源 平台 渠道 客服 货号 买家id 用户id 用户名 账号 微信 微信号 编码 序号 编号 付款 支付 ¥',
  },
};
