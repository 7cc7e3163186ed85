/** A courier that Kuaidi100 asks for waybills, and how its numbers look. */
export type Courier = {
  /** Kuaidi100's code. */
  kuaidicom: string;
  name: string;
  prefix: string;
  digits: number;
  /** Whether it tells a number of its own for an order, which cancelling then asks for. */
  hasOrders: boolean;
  /** Where it does not go from the start. */
  areas: readonly string[];
};

const OVERSEAS = ['台湾省', '香港特别行政区', '澳门特别行政区'];

export const COURIERS: readonly Courier[] = [
  { kuaidicom: 'yuantong', name: '圆通速递', prefix: 'YT', digits: 13, hasOrders: false, areas: OVERSEAS },
  { kuaidicom: 'zhongtong', name: '中通快递', prefix: '78', digits: 12, hasOrders: false, areas: OVERSEAS },
  { kuaidicom: 'shentong', name: '申通快递', prefix: '77', digits: 13, hasOrders: false, areas: OVERSEAS },
  { kuaidicom: 'yunda', name: '韵达快递', prefix: '46', digits: 13, hasOrders: false, areas: OVERSEAS },
  { kuaidicom: 'shunfeng', name: '顺丰速运', prefix: 'SF', digits: 13, hasOrders: true, areas: [] },
  { kuaidicom: 'jd', name: '京东物流', prefix: 'JD', digits: 13, hasOrders: true, areas: OVERSEAS },
  { kuaidicom: 'ems', name: 'EMS', prefix: '11', digits: 11, hasOrders: false, areas: [] },
  { kuaidicom: 'jtexpress', name: '极兔速递', prefix: 'JT', digits: 13, hasOrders: false, areas: OVERSEAS },
  {
    kuaidicom: 'debangkuaidi',
    name: '德邦快递',
    prefix: 'DPK',
    digits: 12,
    hasOrders: true,
    areas: OVERSEAS,
  },
];
