import type { ShopForm } from '../../adapters/storage/uploadNames.ts';
import type { PackedFile } from '../exports/writeZip.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import { fitName } from '../materials/materialNames.ts';
import type { ListingPictures, ShopPicture } from './listingPictures.ts';
import type { PackagedGood } from './packagedGood.ts';
import { PACKAGE_LIMITS, type PackagePlatform } from './packagePlatforms.ts';

/** A zip lies in temporary files, of which a container has 256 MB, and it writes two at once. */
const MAX_BYTES = 110 * 1024 * 1024;

/** A picture of goods in the package. */
export type PackedPicture = {
  /** In the folder of the goods. */
  name: string;
  picture: ShopPicture;
};

/** The pictures of goods: square ones of the goods, those of combinations by their addresses here, whole ones of the detail. */
export type GoodPictures = {
  squares: PackedPicture[];
  ofSkus: Map<string, PackedPicture>;
  detail: PackedPicture[];
};

/** Draws the pictures of goods for a package, as long as there is room; what is not in it is counted. */
export function packagePictures(pictures: ListingPictures, platform: PackagePlatform, signal: AbortSignal) {
  const { max, detail: maxDetail } = PACKAGE_LIMITS[platform].pictures;
  const left = { lost: 0, beyond: 0 };
  let bytes = 0;

  async function add(address: string, form: ShopForm, name: string): Promise<PackedPicture[]> {
    signal.throwIfAborted();
    if (bytes >= MAX_BYTES) {
      left.beyond += 1;
      return [];
    }
    const picture = await pictures.fileFor(address, form);
    if (!picture) {
      left.lost += 1;
      return [];
    }
    bytes += picture.size;
    return [{ name: `${name}.jpg`, picture }];
  }

  return {
    left,

    /** Takes room for what is in the package twice. */
    reserve(size: number): void {
      bytes += size;
    },

    async of({ good, skus }: PackagedGood): Promise<GoodPictures> {
      const squares: PackedPicture[] = [];
      for (const [at, address] of good.pics.slice(0, max).entries())
        squares.push(...(await add(address, 'square', `主图${at + 1}`)));
      const ofSkus = new Map<string, PackedPicture>();
      for (const { picture, values } of skus) {
        if (picture === '' || ofSkus.has(picture)) continue;
        const name = `规格图${ofSkus.size + 1}-${fitName(values.join(' '), '规格')}`;
        for (const packed of await add(picture, 'square', name)) ofSkus.set(picture, packed);
      }
      const detail: PackedPicture[] = [];
      for (const [at, address] of picturesIn(good.detail).slice(0, maxDetail).entries())
        detail.push(...(await add(address, 'whole', `详情图${at + 1}`)));
      return { squares, ofSkus, detail };
    },
  };
}

export function filesOfGood(folder: string, { squares, ofSkus, detail }: GoodPictures): PackedFile[] {
  return [...squares, ...ofSkus.values(), ...detail].map(({ name, picture }) => ({
    name: `${folder}/${name}`,
    open: picture.open,
  }));
}
