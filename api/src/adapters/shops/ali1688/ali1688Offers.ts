import { type Fields, fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import type { Offer, OfferSpec } from '../sourcePlatform.ts';
import { fenOf } from '../yuan.ts';
import type { Ali1688Client } from './ali1688Client.ts';

const WEB_SITE = '1688';
const PICTURES = 'https://cbu01.alicdn.com/';

/** An offer of a supplier of whom the account has bought, or whose offers it follows. */
export async function readOffer(
  client: Ali1688Client,
  { accessToken }: ShopAccess,
  offerId: string,
): Promise<Offer | null> {
  const parameters = { productID: offerId, webSite: WEB_SITE };
  const product = await client
    .read('com.alibaba.product/alibaba.product.simple.get', parameters, accessToken)
    .then((answer) => fieldsOf(answer.productInfo))
    .catch((error: unknown) => {
      if (error instanceof ShopError && error.kind === 'unknown') return null;
      throw error;
    });
  if (!product || !textOf(product.productID)) return null;
  const specs = listOf(product.skuInfos).map(specOf);
  return {
    offerId: textOf(product.productID),
    title: textOf(product.subject),
    pic: pictureOf(fieldsOf(product.image)),
    supplier: textOf(product.supplierUserId) || textOf(product.supplierLoginId),
    specs: specs.length > 0 ? specs : [onlySpecOf(product)],
  };
}

function specOf(sku: Fields): OfferSpec {
  const { amountOnSale, attributes } = sku;
  return {
    specId: textOf(sku.specId),
    name: listOf(attributes)
      .map(({ attributeValue }) => textOf(attributeValue))
      .join(' '),
    price: fenOf(sku.price ?? sku.retailPrice),
    stock: amountOnSale === undefined ? null : numberOf(amountOnSale),
  };
}

function onlySpecOf(product: Fields): OfferSpec {
  const sale = fieldsOf(product.saleInfo);
  const [step] = listOf(sale.priceRanges);
  return {
    ...{ specId: '', name: '', price: fenOf(step?.price ?? product.referencePrice) },
    stock: sale.amountOnSale === undefined ? null : numberOf(sale.amountOnSale),
  };
}

/** Pictures are told as paths. */
function pictureOf({ images }: Fields): string {
  const first = Array.isArray(images) ? textOf(images[0]) : '';
  return first === '' || first.startsWith('http') ? first : PICTURES + first;
}
