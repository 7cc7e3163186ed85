import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { inDatabase } from './person.ts';

const home = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };

/** Two people of Hangzhou, as an order names them. */
export const receivers = [
  { receiverName: '陈建国', receiverPhone: '13800000117', ...home, address: '文三路478号2幢501' },
  { receiverName: '欧阳小敏', receiverPhone: '0571-88888888', ...home, address: '天目山路1号' },
];

/** Calls the service as the person who is signed in on the page. */
export async function call<T>(page: Page, path: string, body: object): Promise<T> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const response = await page.request.post(`${process.env.API_URL}/api/v1${path}`, {
    headers: { 'x-token': token },
    data: body,
  });
  const { code, msg, data } = await response.json();
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

/** An order of a parcel each that waits for its payment, or is paid from the balance at once; answers its number. */
export async function placeOrder(page: Page, confirm = false, packages = receivers): Promise<string> {
  const [courier] = await inDatabase<{ courierId: number }>(
    'SELECT courier_id::int AS "courierId" FROM warehouse_courier WHERE warehouse_id = 1 ORDER BY courier_id LIMIT 1',
  );
  const sender = { name: '王掌柜', phone: '13800000301', ...home, address: '文三路1号' };
  const { id } = await call<{ id: number }>(page, '/sellerSends/create', sender);
  const order = {
    goodId: 56,
    warehouseId: 1,
    ...courier,
    senderId: id,
    num: 1,
    packages,
    confirm,
  };
  const clientNo = randomUUID();
  return (await call<{ orderNo: string }>(page, '/orders/createOrder', { ...order, clientNo })).orderNo;
}

/** Changes the world of the simulated couriers, as docs/SIMULATORS.md has it. */
export async function changeCouriers(action: string, fields: object = {}): Promise<void> {
  const response = await tellCouriers(action, fields);
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
}

/** Lets all that is to come for a waybill happen now, until it is signed for. */
export async function deliver(waybillNo: string | null): Promise<void> {
  while ((await tellCouriers('hasten', { waybillNo })).ok);
}

function tellCouriers(action: string, fields: object): Promise<Response> {
  return fetch(`${process.env.SIMULATORS_URL}/couriers/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}
