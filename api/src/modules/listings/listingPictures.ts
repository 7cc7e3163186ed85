import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage, StoredFile } from '../../adapters/storage/storage.ts';
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
const DEMO = /^\/files\/(demo\/[A-Za-z0-9-]+\.svg)$/;

type Places = { storage: Storage | null; site: string; filesDir: string | null };

/** A picture as a shop takes it, read only once it is opened. */
export type ShopPicture = {
  /** 32 hexadecimal digits. */
  id: string;
  /** Bytes. */
  size: number;
  open: () => AsyncIterable<unknown>;
};

/** Draws pictures of goods as shops take them: JPEG, square where they stand for the goods, and not too large. */
export function listingPictures({ storage, site, filesDir }: Places) {
  /** How large a file is; null where there is none. */
  async function sizeOf(name: string): Promise<number | null> {
    const there = await storage?.read(name);
    there?.bytes.destroy();
    return there?.size ?? null;
  }

  /** The name of a picture that is drawn so; null where it cannot be read any more. Drawn once, then kept beside it. */
  async function drawnName(address: string, form: ShopForm): Promise<string | null> {
    const key = keyOf(address);
    if (key === null || !storage) return null;
    const name = shopFileOf(key, form);
    if ((await sizeOf(name)) !== null) return name;
    const stored = await storage.read(key);
    const drawn = stored && (await draw(await buffer(stored.bytes), form));
    if (!drawn) return null;
    await storage.put(name, drawn, MIME).catch(async (error: unknown) => {
      // Another worker was quicker.
      if ((await sizeOf(name)) === null) throw error;
    });
    return name;
  }

  async function* stored(name: string): AsyncIterable<unknown> {
    const file: StoredFile | null = (await storage?.read(name)) ?? null;
    if (!file) throw new Error('a picture has gone while it was packed');
    yield* file.bytes;
  }

  /** A picture of the demo, which is drawn whenever it is opened. */
  async function demoPicture(name: string, form: ShopForm): Promise<ShopPicture | null> {
    const path = join(filesDir ?? '', name);
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const open = async function* () {
      const drawn = await draw(await readFile(path), form);
      if (drawn) yield drawn;
    };
    return { id: idOf(`${name} ${form}`), size: found.size, open };
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

    /** Where a platform finds a picture; null where it cannot be read any more. */
    async addressFor(address: string, form: ShopForm): Promise<string | null> {
      if (DEMO.test(address)) return site + address;
      const name = await drawnName(address, form);
      return name === null ? null : site + addressOf(name);
    },

    /** A picture to be packed; null where it cannot be read any more. */
    async fileFor(address: string, form: ShopForm): Promise<ShopPicture | null> {
      const demo = DEMO.exec(address)?.[1];
      if (demo) return demoPicture(demo, form);
      const name = await drawnName(address, form);
      const size = name === null ? null : await sizeOf(name);
      return name === null || size === null ? null : { id: idOf(name), size, open: () => stored(name) };
    },
  };
}

export type ListingPictures = ReturnType<typeof listingPictures>;

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

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
