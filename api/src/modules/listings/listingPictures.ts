import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
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
/** Pictures of the demo, which no platform takes as they are. */
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

  /** What is drawn: under which key it is kept, and its bytes, null where they cannot be read any more. */
  function sourceOf(address: string): { key: string; read: () => Promise<Buffer | null> } | null {
    const demo = DEMO.exec(address)?.[1];
    if (demo) return { key: demoKey(demo), read: () => readDemo(join(filesDir ?? '', demo)) };
    const key = keyOf(address);
    return key === null ? null : { key, read: async () => bytesOf((await storage?.read(key)) ?? null) };
  }

  /** The name of a picture that is drawn so; null where it cannot be read any more. Drawn once, then kept beside it. */
  async function drawnName(address: string, form: ShopForm): Promise<string | null> {
    const source = sourceOf(address);
    if (!source || !storage) return null;
    const name = shopFileOf(source.key, form);
    if ((await sizeOf(name)) !== null) return name;
    const picture = await source.read();
    const drawn = picture && (await draw(picture, form));
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

  return {
    /** Reads a picture by the address that `addressFor` has answered; null where it has gone. */
    async read(address: string): Promise<Buffer | null> {
      const name = address.startsWith(site + addressOf(''))
        ? address.slice((site + addressOf('')).length)
        : '';
      return bytesOf((isStoredName(name) ? await storage?.read(name) : null) ?? null);
    },

    /** Where a platform finds a picture; null where it cannot be read any more. */
    async addressFor(address: string, form: ShopForm): Promise<string | null> {
      const name = await drawnName(address, form);
      return name === null ? null : site + addressOf(name);
    },

    /** A picture to be packed; null where it cannot be read any more. */
    async fileFor(address: string, form: ShopForm): Promise<ShopPicture | null> {
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

const demoKey = (name: string) => `${createHash('sha1').update(name).digest('hex')}.webp`;

async function bytesOf(file: StoredFile | null): Promise<Buffer | null> {
  return file && buffer(file.bytes);
}

/** As PNG: the decoder of SVG is disabled where uploads are read. */
async function readDemo(path: string): Promise<Buffer | null> {
  const svg = await readFile(path, 'utf8').catch(() => null);
  if (svg === null) return null;
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: MIN_SIDE },
    font: { loadSystemFonts: false },
  });
  return drawn.render().asPng();
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
