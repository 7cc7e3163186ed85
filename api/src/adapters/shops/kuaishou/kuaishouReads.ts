import { type Fields, fieldsOf, listOf, textOf, textsOf } from '../fields.ts';
import { groupsByReceiver, isMergeable, joinGroups } from '../mergeable.ts';
import { ShopError } from '../shopError.ts';
import type { RemoteAddress, RemoteOrder, ShopAccess } from '../shopPlatform.ts';
import { type KuaishouClient, numberOfId } from './kuaishouClient.ts';
import { saysNoSuchOrder } from './kuaishouErrors.ts';

const SENDER_ADDRESSES = 3;

/** An order; null when the shop has none with this number. */
export async function readOrder(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  remoteOrderNo: string,
): Promise<Fields | null> {
  try {
    const { data } = await client.read('open.order.detail', { oid: numberOfId(remoteOrderNo) }, accessToken);
    return fieldsOf(data);
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

export async function readAddresses(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
): Promise<RemoteAddress[]> {
  const { data } = await client.read(
    'open.address.seller.list',
    { addressType: SENDER_ADDRESSES },
    accessToken,
  );
  return listOf(data).map(({ addressId, baseInfo, defaultAddress }) => {
    const base = fieldsOf(baseInfo);
    return {
      remoteAddressId: textOf(addressId),
      name: textOf(base.consignee),
      phone: textOf(base.mobile),
      province: textOf(base.province),
      city: textOf(base.city),
      district: textOf(base.district),
      address: textOf(base.town) + textOf(base.address),
      isDefault: defaultAddress === true,
    };
  });
}

/**
 * Equal ids are one receiver. Different ids may be one too: the platform's check decides, given one order per id;
 * where it refuses, the ids decide.
 */
export async function mergeGroups(
  client: KuaishouClient,
  access: ShopAccess,
  orders: RemoteOrder[],
): Promise<string[][]> {
  const groups = groupsByReceiver(orders);
  const firsts = groups.map(([first]) => first);
  const requested = orders
    .filter((order) => isMergeable(order) && firsts.includes(order.remoteOrderNo))
    .map(({ remoteOrderNo }) => remoteOrderNo);
  return requested.length > 1 ? joinGroups(groups, await checkMerge(client, access, requested)) : groups;
}

async function checkMerge(
  client: KuaishouClient,
  { accessToken }: ShopAccess,
  orderNos: string[],
): Promise<string[][]> {
  try {
    const { data } = await client.read(
      'open.order.deliver.merge.check',
      { orderIdList: orderNos.map(numberOfId) },
      accessToken,
    );
    return listOf(fieldsOf(data).mergeGroupList).map(({ orderIdList }) => textsOf(orderIdList));
  } catch (error) {
    if (error instanceof ShopError && (error.kind === 'invalid' || error.kind === 'unknown')) return [];
    throw error;
  }
}
