import type { ErpGood } from '../erpTypes.ts';

/** 销售商品: no material, and no gift. */
const FOR_SALE = 1;
const MAX_NAME = 255;
const MAX_SPEC_NAME = 100;

/**
 * Goods as `goods_push` takes them. Its `retail_price` is what the company itself asks of its buyers: it stays as it is there.
 */
export function goodOf({ goodsNo, name, picture, specs }: ErpGood) {
  return {
    goods_no: goodsNo,
    goods_type: FOR_SALE,
    goods_name: name.slice(0, MAX_NAME),
    ...(picture !== '' && { spu_img_url: picture }),
    spec_list: specs.map((spec) => ({
      spec_no: spec.articleNo,
      spec_name: spec.name.slice(0, MAX_SPEC_NAME),
      wholesale_price: spec.price / 100,
      weight: spec.weight / 1_000,
      ...(spec.picture !== '' && { img_url: spec.picture }),
    })),
  };
}
