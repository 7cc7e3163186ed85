import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopGrant } from '../shopPlatform.ts';
import type { JushuitanClient } from './jushuitanClient.ts';
import { PLATFORM } from './jushuitanErrors.ts';

const PAGE_SIZE = 100;

type Tokens = Pick<ShopGrant, 'accessToken' | 'refreshToken' | 'expiresAt' | 'refreshExpiresAt'>;
type Company = Pick<ShopGrant, 'remoteShopId' | 'shopName' | 'sellerNick'>;

/** The answer of accessToken and of refreshToken. It does not say until when it may be renewed. */
export function tokensOf(answer: Fields, now: Date): Tokens {
  const data = fieldsOf(answer.data);
  const [accessToken, refreshToken] = [textOf(data.access_token), textOf(data.refresh_token)];
  const seconds = numberOf(data.expires_in);
  if (!accessToken || !refreshToken || seconds <= 0) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const expiresAt = new Date(now.getTime() + seconds * 1_000);
  return { accessToken, refreshToken, expiresAt, refreshExpiresAt: null };
}

/** Whose a token is: a company, with the names of its shops. */
export async function companyOf(client: JushuitanClient, accessToken: string): Promise<Company> {
  const answer = await client.read('/open/shops/query', { page_index: 1, page_size: PAGE_SIZE }, accessToken);
  const shops = listOf(fieldsOf(answer.data).datas);
  const [first] = shops;
  const remoteShopId = textOf(first?.co_id);
  if (!first || !remoteShopId) throw new ShopError(PLATFORM, 'invalid', 'NO_SHOP');
  const name = textOf(first.shop_name);
  return {
    remoteShopId,
    shopName: shops.length > 1 ? `${name}等${shops.length}个店铺` : name,
    sellerNick: textOf(first.nick),
  };
}
