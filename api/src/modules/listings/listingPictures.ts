import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage/storage.ts';
import {
  addressOf,
  isStored as isStoredName,
  keyOf,
  type ShopForm,
  shopFileOf,
} from '../../adapters/storage/uploadNames.ts';

const MIME = 'image/jpeg';
/** What every platform takes: 拼多多 from 480 pixels, 抖音 from 600, both up to a megabyte. */
const MIN_SIDE = 800;
const MAX_SIDE = 1_600;
/** Of the detail at 拼多多. */
const WHOLE = { minWidth: 480, width: 1_200, height: 1_500 };
const MAX_BYTES = 1024 * 1024;
const QUALITIES = [88, 74, 58] as const;
const SECONDS = 4;
/** Pictures of the demo, which stay what they are. */
const DEMO = /^\/files\/demo\/[A-Za-z0-9-]+\.svg$/;

type Places = { storage: Storage | null; site: string };

/** Draws pictures of goods as shops take them: JPEG, square where they stand for the goods, and not too large. */
export function listingPictures({ storage, site }: Places) {
  async function isStored(name: string): Promise<boolean> {
    const there = await storage?.read(name);
    there?.bytes.destroy();
    return Boolean(there);
  }

  return {
    /** Reads a picture by the address that `addressFor` has answered; null where it has gone. */
    async read(address: string): Promise<Buffer | null> {
      const name = address.startsWith(site + addressOf(''))
        ? address.slice((site + addressOf('')).length)
        : '';
      const stored = isStoredName(name) ? await storage?.read(name) : null;
      return stored ? buffer(stored.bytes) : null;
    },

    /** Where a platform finds a picture; null where it cannot be read any more. Drawn once, then kept beside it. */
    async addressFor(address: string, form: ShopForm): Promise<string | null> {
      if (DEMO.test(address)) return site + address;
      const key = keyOf(address);
      if (key === null || !storage) return null;
      const name = shopFileOf(key, form);
      if (!(await isStored(name))) {
        const stored = await storage.read(key);
        const drawn = stored && (await draw(await buffer(stored.bytes), form));
        if (!drawn) return null;
        await storage.put(name, drawn, MIME).catch(async (error: unknown) => {
          // Another worker was quicker.
          if (!(await isStored(name))) throw error;
        });
      }
      return site + addressOf(name);
    },
  };
}

export type ListingPictures = ReturnType<typeof listingPictures>;

async function draw(picture: Buffer, form: ShopForm): Promise<Buffer | null> {
  for (const quality of QUALITIES) {
    const drawn = await drawAt(picture, form, quality).catch(() => null);
    if (!drawn || drawn.length <= MAX_BYTES) return drawn;
  }
  return null;
}

async function drawAt(picture: Buffer, form: ShopForm, quality: number): Promise<Buffer> {
  const read = sharp(picture, { failOn: 'error' }).flatten({ background: '#fff' });
  const { width, height } = await read.metadata();
  const side = Math.min(MAX_SIDE, Math.max(MIN_SIDE, width, height));
  const sized =
    form === 'square'
      ? read.resize({ width: side, height: side, fit: 'contain', background: '#fff' })
      : read.resize({ ...wholeSize(width, height), fit: 'contain', background: '#fff' });
  return sized.jpeg({ quality }).timeout({ seconds: SECONDS }).toBuffer();
}

/** As large as it may be; what is narrower than any platform takes gets margins. */
function wholeSize(width: number, height: number) {
  const scale = Math.min(1, WHOLE.width / width, WHOLE.height / height);
  return {
    width: Math.max(WHOLE.minWidth, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
