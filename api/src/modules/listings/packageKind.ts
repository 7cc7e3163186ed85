import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import type { FileKind } from '../exports/fileKinds.ts';
import type { PackagePlatform } from './packagePlatforms.ts';
import type { PriceRule } from './priceRule.ts';

/** What is to be put up by hand, at which prices. */
export type PackageRequest = {
  platform: PackagePlatform;
  rule: PriceRule;
  goods: { goodId: number; title: string }[];
};

/** Goods in the import form of a platform (铺货包). With the lists: it must not stand before labels. */
export const LISTING_PACKAGE: FileKind<PackageRequest> = { name: 'listingPackage', job: WRITE_SHEET };
