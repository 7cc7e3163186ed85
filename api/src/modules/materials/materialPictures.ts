import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage/storage.ts';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { PackedFile } from '../exports/writeZip.ts';
import { picturesIn } from '../goods/cleanDetail.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import { fitName } from './materialNames.ts';
import { onSale } from './materialTexts.ts';

/** Twice of it lies in temporary files, of which a container has 256 MB, and it writes two packs at once. */
const MAX_BYTES = 60 * 1024 * 1024;
const SECONDS = 4;
const DEMO = /^\/files\/(demo\/[A-Za-z0-9-]+\.svg)$/;

type Places = { storage: Storage | null; filesDir: string | null };
export type PictureFiles = {
  /** The pictures of goods, as files with ordered names. */
  of(good: GoodDto, folder: string): Promise<PackedFile[]>;
  /** Pictures that cannot be read any more, and those that there was no room for. */
  lost: number;
  beyond: number;
};

/** Writes pictures into a folder as JPEG, which the platforms of shops take, until there is no more room. */
export function pictureFiles(places: Places, parts: string, signal: AbortSignal): PictureFiles {
  let bytes = 0;
  let count = 0;

  const files: PictureFiles = {
    lost: 0,
    beyond: 0,
    async of(good, folder) {
      const packed: PackedFile[] = [];
      for (const { name, address } of picturesOf(good)) {
        signal.throwIfAborted();
        if (bytes >= MAX_BYTES) {
          files.beyond += 1;
          continue;
        }
        count += 1;
        const written = await writePicture(places, address, join(parts, String(count)));
        if (!written) {
          files.lost += 1;
          continue;
        }
        bytes += written.bytes;
        packed.push({
          name: `${folder}${name}.${written.ending}`,
          open: () => createReadStream(written.path),
        });
      }
      return packed;
    },
  };
  return files;
}

/** Of the goods, of their combinations and of their detail, each once. */
function picturesOf(good: GoodDto): { name: string; address: string }[] {
  const known = new Set(good.pics);
  const ofSkus = onSale(good).filter(({ pic }) => {
    const isNew = pic !== '' && !known.has(pic);
    known.add(pic);
    return isNew;
  });
  return [
    ...good.pics.map((address, at) => ({ name: `主图${at + 1}`, address })),
    ...ofSkus.map(({ pic, name }, at) => ({
      name: `规格图${at + 1}-${fitName(name, '规格')}`,
      address: pic,
    })),
    ...picturesIn(good.detail).map((address, at) => ({ name: `详情图${at + 1}`, address })),
  ];
}

async function writePicture({ storage, filesDir }: Places, address: string, path: string) {
  const demo = DEMO.exec(address)?.[1];
  if (demo && filesDir) {
    const drawn = join(filesDir, demo);
    const found = await stat(drawn).catch(() => null);
    return found && { path: drawn, bytes: found.size, ending: 'svg' };
  }
  const key = keyOf(address);
  const stored = key === null ? null : await storage?.read(key);
  if (!stored) return null;
  const jpeg = await sharp(await buffer(stored.bytes), { failOn: 'error' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .timeout({ seconds: SECONDS })
    .toBuffer()
    .catch(() => null);
  if (!jpeg) return null;
  await writeFile(path, jpeg);
  return { path, bytes: jpeg.length, ending: 'jpg' };
}
