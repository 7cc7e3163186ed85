import type { ListingPlatform, NewListing } from '../../api/src/adapters/shops/listingPlatform.ts';
import type { ShopAccess } from '../../api/src/adapters/shops/shopPlatform.ts';

export const CUPS = '21101';
/** As much of a picture as simulated platforms look at. */
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const SITE = 'https://shop.example/files/u/';
const ADDRESSES = ['a', 'b', 'c', 'd'].map((name) => `${SITE}${name}-q.jpg`);

/** Cups in two colours, the second of which is not for sale in the large size. */
export const cups = (pictures: readonly string[], more: Partial<NewListing> = {}): NewListing => ({
  ...{
    outerId: 'CC7',
    title: '日式陶瓷马克杯 家用',
    categoryId: CUPS,
    freightId: '',
    phone: '',
    supplier: '',
    onSale: true,
  },
  properties: [{ id: '2126', name: '材质', values: [{ id: '', name: '骨瓷' }] }],
  ...{ pictures: pictures.slice(0, 3), detailPictures: pictures.slice(3) },
  specs: [
    { name: '颜色', values: ['红色', '白色'] },
    { name: '容量', values: ['小', '大'] },
  ],
  skus: [
    sku('G1-1', ['红色', '小'], 1_690, 50),
    sku('G1-2', ['红色', '大'], 1_990, 5),
    sku('G1-3', ['白色', '小'], 1_690, 0),
    sku('', ['白色', '大'], 1_990, 0),
  ],
  ...more,
});

function sku(outerSkuId: string, values: string[], price: number, stock: number) {
  return { outerSkuId, values, price, stock, weight: 300, picture: '' };
}

/** Uploads the pictures of goods, and chooses the shop's first freight template. */
export async function readyToPutUp(listings: ListingPlatform, access: ShopAccess) {
  const shown = (await listings.uploadPictures(access, ADDRESSES, async () => JPEG)).map(String);
  const [freight] = await listings.freights(access);
  return { shown, freightId: freight?.id ?? '' };
}
