import { regionText } from '../../web/src/fields/region.ts';
import type {
  GetSendAddressQuery,
  ListMergeOrdersQuery,
  ListShopOrdersQuery,
} from '../../web/src/graphql/generated/graphql.ts';

type Row = ListShopOrdersQuery['shopOrders']['list'][number];

function order(id: number, change: Partial<Row> = {}): Row & { __typename: string } {
  return {
    __typename: 'ShopOrder',
    ...{ id, remoteOrderNo: `R${id}`, receiverName: '王*', receiverPhone: '139******01' },
    ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
    ...{ province: '浙江省', city: '杭州市', district: '西湖区', receiverAddress: '文三路***' },
    items: [
      { remoteGoodId: 'g1', remoteSkuId: 's1', title: '抽纸 1 包', sku: '原木', quantity: 1, pic: '/p.webp' },
    ],
    ...{ remoteRefundStatus: 'NONE', importStatus: 'PENDING', payAmount: 1_290, mergeId: null },
    ...{ paidAt: '2026-11-21T09:00:00+08:00', shipBy: '2026-11-23T09:00:00+08:00', problemText: '' },
    isLapsing: false,
    ...{ buyerMemo: '', sellerMemo: '', flagColor: null, parcels: [], linesLeft: ['g1:s1'] },
    ...change,
  };
}

/** How many orders the list holds, of which the first page shows four. */
export const TOTAL = 120;

const address: GetSendAddressQuery['sendAddresses'][number] = {
  ...{ remoteAddressId: 'a-1', name: '李四', phone: '138******01', isDefault: false },
  ...{ province: '广东省', city: '广州市', district: '天河区', address: '体育西路 1 号' },
};

/** How the shop's own address reads among the choices. */
export const SHOP_ADDRESS = `${address.name} ${regionText(address)} ${address.address}`;

const mergeOrders: ListMergeOrdersQuery['mergeOrders'] = [
  {
    ...{ id: null, status: 'SUGGESTED', receiverKey: 'k1', count: 2, shopOrderIds: [16, 17] },
    ...{ receiverName: '王*', receiverAddress: '文三路***' },
  },
];

/** Order 12 waits alone, 13 and 14 as one parcel, 15 was ignored; 16 and 17 could be merged. */
export const shopOrderAnswers = {
  ListShopOrders: {
    shopOrders: {
      ...{ page: 1, nextCursor: 'next' },
      total: TOTAL,
      counts: [{ status: 'PENDING', count: TOTAL }],
      list: [
        order(12),
        order(13, { mergeId: 91 }),
        order(14, { mergeId: 91 }),
        order(15, { importStatus: 'IGNORED' }),
      ],
    },
  },
  ListMergeOrders: { mergeOrders },
  GetSendAddress: { sendAddresses: [address] },
};
