import { numberOf } from '../fields.ts';
import type { ListingVerdict } from '../listingPlatform.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';
import { IN_REVIEW, NEVER_LISTED, ON_SALE, readProduct, UPLOADING } from './weixinProducts.ts';

/** 自主下架; the other states of what was listed are the platform's doing. */
const TAKEN_DOWN = 11;
/** 回收站, 彻底删除. */
const GONE = [6, 9];
const REVIEWED = [IN_REVIEW, UPLOADING, 70];
const REFUSED = [3, 8, 71, 72, 73];

export async function readVerdict(
  client: WeixinClient,
  access: ShopAccess,
  productId: string,
): Promise<ListingVerdict> {
  const product = await readProduct(client, access, productId);
  const status = numberOf(product?.edited.status);
  if (!product || GONE.includes(status)) return { kind: 'gone', words: '' };
  const isRefused = REFUSED.includes(numberOf(product.edited.edit_status));
  if (status === ON_SALE)
    return { kind: 'onSale', words: '', ...(isRefused && { refusedEdit: product.rejectReason }) };
  if (status !== NEVER_LISTED) return { kind: status === TAKEN_DOWN ? 'offSale' : 'banned', words: '' };
  if (isRefused) return { kind: 'refused', words: product.rejectReason };
  return { kind: REVIEWED.includes(numberOf(product.edited.edit_status)) ? 'inReview' : 'draft', words: '' };
}
