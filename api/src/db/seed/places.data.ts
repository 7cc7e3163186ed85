/** Demo couriers. `rest` names the resting day: 6 Saturday, 0 Sunday. Fees in fen by first kilogram and step kilogram. */
export const demoCouriers = [
  {
    code: 'YTO',
    name: '圆通速递',
    fee: [280, 100],
    cost: [230, 80],
    rest: [],
    cutoffTime: '18:00',
    color: '#6b2fa0',
  },
  {
    code: 'ZTO',
    name: '中通快递',
    fee: [300, 100],
    cost: [240, 80],
    rest: [],
    cutoffTime: '18:00',
    color: '#1d5fb8',
  },
  {
    code: 'STO',
    name: '申通快递',
    fee: [270, 90],
    cost: [220, 75],
    rest: [0],
    cutoffTime: '17:00',
    color: '#e5641a',
  },
  {
    code: 'YUNDA',
    name: '韵达快递',
    fee: [260, 90],
    cost: [215, 75],
    rest: [],
    cutoffTime: '17:30',
    color: '#f2b600',
  },
  {
    code: 'JTSD',
    name: '极兔速递',
    fee: [240, 80],
    cost: [200, 65],
    rest: [],
    cutoffTime: '18:00',
    color: '#d8232a',
  },
  {
    code: 'EMS',
    name: '邮政EMS',
    fee: [450, 200],
    cost: [380, 160],
    rest: [6, 0],
    cutoffTime: '16:00',
    color: '#0b7a3e',
  },
  {
    code: 'SF',
    name: '顺丰速运',
    fee: [1100, 300],
    cost: [950, 240],
    rest: [],
    cutoffTime: '19:00',
    color: '#26282b',
  },
  {
    code: 'JD',
    name: '京东快递',
    fee: [680, 200],
    cost: [560, 160],
    rest: [],
    cutoffTime: '19:30',
    color: '#c8161d',
  },
] as const;

/** Demo warehouses in four provinces; `seller` is the index of its supplier. */
export const demoWarehouses = [
  {
    name: '义乌小商品云仓',
    seller: 0,
    districtCode: '330782',
    address: '国际商贸城物流园3号库',
    contact: '陈经理',
    phone: '0579-85550001',
    intro: '小商品源头直发，现货充足，支持一件代发。',
    outputMode: 1,
    cutoffTime: '17:00',
    couriers: ['YTO', 'ZTO', 'STO', 'YUNDA', 'JTSD', 'EMS'],
    platforms: [],
  },
  {
    name: '广州白云美妆仓',
    seller: 0,
    districtCode: '440111',
    address: '太和镇谢家庄物流中心B座',
    contact: '梁主管',
    phone: '020-85550002',
    intro: '华南核心仓，次日达覆盖珠三角。',
    outputMode: 1,
    cutoffTime: '16:00',
    couriers: ['YTO', 'ZTO', 'YUNDA', 'SF', 'JD'],
    platforms: [],
  },
  {
    name: '临沂兰山百货仓',
    seller: 1,
    districtCode: '371302',
    address: '兰山商贸物流园12排8号',
    contact: '孙主管',
    phone: '0539-8555003',
    intro: '北方百货批发集散地，价格实惠。',
    outputMode: 0,
    cutoffTime: '16:00',
    couriers: ['YTO', 'ZTO', 'STO', 'JTSD', 'EMS'],
    platforms: [1, 2, 3, 4],
  },
  {
    name: '成都双流农产仓',
    seller: 1,
    districtCode: '510116',
    address: '西航港空港物流园6号冷库',
    contact: '罗主管',
    phone: '028-85550004',
    intro: '西南农产品产地直发，新鲜到家。',
    outputMode: 0,
    cutoffTime: '15:00',
    couriers: ['ZTO', 'YUNDA', 'EMS', 'SF', 'JD'],
    platforms: [],
  },
] as const;

/** Which warehouse (by its place in the list above) keeps a category's goods. */
export const demoHomes: Record<number, number> = {
  ...{ 8: 0, 11: 0, 18: 0, 24: 0, 28: 0 },
  ...{ 10: 1, 14: 1, 15: 1, 19: 1 },
  ...{ 9: 2, 12: 2, 26: 2, 27: 2 },
  ...{ 21: 3, 23: 3, 25: 3 },
};

/** Bans (1) and surcharges (2, fen) of couriers everywhere; `courier` null means every courier. */
export const demoAreaRules = [
  ...['YTO', 'STO', 'YUNDA', 'JTSD'].flatMap((courier) => [
    { courier, areaCode: '65', type: 1, fee: 0, reason: '新疆线路暂停收寄' },
    { courier, areaCode: '54', type: 1, fee: 0, reason: '西藏线路暂停收寄' },
  ]),
  { courier: 'ZTO', areaCode: '65', type: 2, fee: 1200, reason: '新疆偏远加收' },
  { courier: 'ZTO', areaCode: '54', type: 2, fee: 1500, reason: '西藏偏远加收' },
  { courier: 'EMS', areaCode: '65', type: 2, fee: 600, reason: '新疆偏远加收' },
  { courier: 'EMS', areaCode: '54', type: 2, fee: 800, reason: '西藏偏远加收' },
  { courier: 'SF', areaCode: '65', type: 2, fee: 1000, reason: '新疆偏远加收' },
  { courier: 'JD', areaCode: '54', type: 1, fee: 0, reason: '西藏线路暂停收寄' },
  { courier: 'YTO', areaCode: '63', type: 2, fee: 300, reason: '青海偏远加收' },
  { courier: 'JTSD', areaCode: '46', type: 2, fee: 200, reason: '海南偏远加收' },
  { courier: null, areaCode: '4603', type: 1, fee: 0, reason: '三沙海岛不通快递' },
] as const;

export const demoNotices = [
  {
    title: '双十二大促发货安排',
    detail: '12月10日至12月14日订单量较大，请尽量在每日15:00前提交订单。各仓库全员在岗，当日订单当日出库。',
    at: '2026-11-20T09:00:00+08:00',
  },
  {
    title: '偏远地区运费调整通知',
    detail: '自11月15日起，新疆、西藏方向由中通、邮政、顺丰承运，运费在确认页逐单显示。其余快递暂停收寄。',
    at: '2026-11-15T10:00:00+08:00',
  },
  {
    title: '欢迎使用橙仓',
    detail: '选商品、贴地址、一键付款，包裹由仓库直接发给您的客户。遇到问题请随时联系客服。',
    at: '2026-11-01T09:00:00+08:00',
  },
] as const;
