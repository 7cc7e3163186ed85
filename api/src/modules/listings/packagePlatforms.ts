import type { ListingLimits } from '../../adapters/shops/listingPlatform.ts';

/** Platforms that take goods from a package: 淘宝/天猫 and 京东. */
export const PACKAGE_PLATFORMS = [1, 3] as const;
export type PackagePlatform = (typeof PACKAGE_PLATFORMS)[number];

const pictures = { min: 1, max: 5, detail: 40 };

/** How each of them wants goods to be. Of a 淘宝数据包 the properties of two kinds of values are known, a colour and a size. */
export const PACKAGE_LIMITS: Record<PackagePlatform, ListingLimits> = {
  1: { title: { min: 1, max: 60, wideLetter: 2 }, pictures, specs: 2, asksPhone: false },
  3: { title: { min: 1, max: 90, wideLetter: 2 }, pictures, specs: 3, asksPhone: false },
};
