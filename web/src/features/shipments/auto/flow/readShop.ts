import type { ApolloClient } from '@apollo/client';
import { type Cursor, runQuery } from '../../../../graphql/runOperation.ts';
import { isRefusal, refusal } from '../../../../lib/refusal.ts';
import type { ShopRead } from './shipAuto.types.ts';
import { FindShop } from './shopOrders.graphql.ts';

const PAGE_SIZE = 100;

/** Reads what the rules of the wizard need to know about a shop; refused when its binding has ended. */
export async function readShop(client: ApolloClient, shopId: number): Promise<ShopRead> {
  const found = await findShop(client, shopId);
  if (isRefusal(found)) return found;
  const { id, platform, shopName, status, autoSend, defaultSenderId } = found;
  if (status === 'EXPIRED') return refusal('SHOP_EXPIRED');
  if (status === 'DISABLED') return refusal('SHOP_UNBOUND');
  return { kind: 'shop', shop: { shopId: id, shopName, platform, autoSend, defaultSenderId } };
}

async function findShop(client: ApolloClient, shopId: number) {
  let cursor: Cursor;
  do {
    const variables = { cursor, pageSize: PAGE_SIZE };
    const answer = await runQuery(client, FindShop, variables, { fetchPolicy: 'no-cache' });
    if (isRefusal(answer)) return answer;
    const shop = answer.shops.list.find(({ id }) => id === shopId);
    if (shop) return shop;
    cursor = answer.shops.nextCursor;
  } while (cursor);
  return refusal('SHOP_UNBOUND');
}
