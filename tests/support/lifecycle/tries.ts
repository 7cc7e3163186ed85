import type { Answer } from '../api.ts';
import { decided } from '../issuingFixture.ts';
import type { ORDER_TRIES, PARCEL_TRIES } from './expected.ts';
import type { Living, Placed } from './lifecycleFixture.ts';

const MOVED = {
  receiverName: '王五',
  receiverPhone: '13900000022',
  provinceCode: '32',
  cityCode: '3201',
  districtCode: '320102',
  address: '中山路18号',
};
/** What buyer and supplier ask for that may be refused. */
export function triesOn(fixture: Living['fixture'], { orderId, buyer, shop: { seller }, packages }: Placed) {
  const idOf = (at: 0 | 1) => packages[at]?.id ?? 0;

  async function refundIdOf(at: 0 | 1): Promise<number> {
    const [row] = await fixture.query<{ id: number }>(
      'SELECT max(id) AS id FROM refund WHERE package_id = $1',
      [idOf(at)],
    );
    return row?.id ?? 0;
  }

  const parcelTries: Record<keyof typeof PARCEL_TRIES, (at: 0 | 1) => Promise<Answer>> = {
    'buyer refunds': (at) =>
      decided(buyer, '/orderPackages/refund', { packageIds: [idOf(at)], reason: '不要了' }),
    'seller refunds': (at) =>
      decided(seller, '/orderPackages/refund', { packageIds: [idOf(at)], reason: '缺货' }),
    'buyer revokes': async (at) => decided(buyer, '/refunds/revoke', { refundId: await refundIdOf(at) }),
    'seller agrees': async (at) =>
      decided(seller, '/refunds/answer', { refundId: await refundIdOf(at), agree: true }),
    'seller rejects': async (at) =>
      decided(seller, '/refunds/answer', { refundId: await refundIdOf(at), agree: false, reason: '完好' }),
    'seller returns': async (at) =>
      decided(seller, '/refunds/confirmReturn', { refundId: await refundIdOf(at) }),
    'buyer edits': (at) => decided(buyer, '/orderPackages/editReceiver', { packageId: idOf(at), ...MOVED }),
  };
  const orderTries: Record<keyof typeof ORDER_TRIES, () => Promise<Answer>> = {
    'buyer pays': () => decided(buyer, '/orders/confirmOrder', { id: orderId, action: 'pay' }),
    'buyer cancels': () => decided(buyer, '/orders/cancelOrder', { orderId }),
    'buyer receives': () => decided(buyer, '/orders/confirmOrder', { id: orderId, action: 'receive' }),
    'buyer reviews': () => decided(buyer, '/orders/reviewOrder', { orderId, score: 5 }),
    'buyer submits': () => decided(buyer, '/orders/againSubmit', { id: orderId }),
    'seller submits': () => decided(seller, '/orders/againSubmit', { id: orderId }),
  };

  return { idOf, refundIdOf, parcelTries, orderTries };
}
