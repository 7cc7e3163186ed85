import { type Fields, fieldsOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { WeixinClient } from './weixinClient.ts';

const ONLINE_AND_EDITED = 3;
/** By `status`. */
export const NEVER_LISTED = 0;
export const ON_SALE = 5;
/** By `edit_status`. */
export const IN_REVIEW = 2;
export const UPLOADING = 7;
export const NO_SUCH_PRODUCT = '10020052';

/**
 * A product as it is edited, or where it is not, as it is on sale; `online` is empty before it has ever been. Why its review was
 * refused stands beside it.
 */
export type Product = { edited: Fields; online: Fields; rejectReason: string };

/** Null where the shop has none of this number. */
export async function readProduct(
  client: WeixinClient,
  { accessToken }: ShopAccess,
  productId: string,
): Promise<Product | null> {
  try {
    const answer = await client.read(
      '/channels/ec/product/get',
      { product_id: productId, data_type: ONLINE_AND_EDITED },
      accessToken,
    );
    const [draft, online] = [fieldsOf(answer.edit_product), fieldsOf(answer.product)];
    const edited = textOf(draft.product_id) === '' ? online : draft;
    const { reject_reason: reason } = fieldsOf(answer.audit_info ?? edited.audit_info);
    return textOf(edited.product_id) === '' ? null : { edited, online, rejectReason: textOf(reason) };
  } catch (error) {
    if (error instanceof ShopError && error.code === NO_SUCH_PRODUCT) return null;
    throw error;
  }
}
