import type { ListingPlatform } from '../../api/src/adapters/shops/listingPlatform.ts';

/** A platform that takes whatever is put up; the real adapters are proven against the simulators. */
export const scriptedListings: ListingPlatform = {
  platform: 4,
  limits: {
    title: { min: 1, max: 60, wideLetter: 2 },
    ...{ pictures: { min: 1, max: 5, detail: 20 }, specs: 3, asksPhone: true },
  },
  categories: async () => [{ id: '21101', name: '杯子', isLeaf: true }],
  properties: async () => [
    {
      ...{ id: '1687', name: '品牌', isRequired: true, maxValues: 1, ownWords: false },
      options: [{ id: '16870', name: '无品牌' }],
    },
  ],
  freights: async () => [{ id: '0', name: '包邮' }],
  uploadPictures: async (_access, addresses) => [...addresses],
  addListing: async () => '690000000001',
  findListed: async () => [],
  readVerdict: async () => ({ kind: 'onSale', words: '' }),
};
