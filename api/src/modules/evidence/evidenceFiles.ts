import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../adapters/storage/storage.ts';
import { timeText } from '../exports/exportWords.ts';
import type { PackedFile } from '../exports/writeZip.ts';
import type { EvidencePicture } from '../labels/evidencePages.ts';
import type { EvidenceFile } from './evidence.repository.ts';
import { FILES } from './evidence.repository.ts';
import { type Attached, TOO_MANY } from './evidencePack.ts';
import { actorText } from './evidenceWords.ts';

/** Of all videos of a pack: a container has 256 MB of temporary files, and writes two packs at once. */
const MAX_VIDEO_BYTES = 80 * 1024 * 1024;
/** Readable on half of an A4 page. */
const SIDE = 1_200;
const SECONDS = 4;

type Gathered = Attached & { files: PackedFile[] };

/**
 * Takes the pictures of cases as JPEG, which the platforms of shops take, into a folder, and names the videos, which stay
 * in the storage until they are packed.
 */
export async function gatherFiles(
  storage: Storage | null,
  found: readonly EvidenceFile[],
  folder: string,
  signal: AbortSignal,
): Promise<Gathered> {
  const pictures: EvidencePicture[] = [];
  const named: { messageId: number; name: string }[] = [];
  const left = new Set<string>();
  const files: PackedFile[] = [];
  let videos = 0;
  let videoBytes = 0;
  for (const file of found.slice(0, FILES)) {
    signal.throwIfAborted();
    if (file.kind === 'picture') {
      const nth = pictures.length + 1;
      const picture = await pictureOf(storage, file, join(folder, `${nth}.jpg`));
      const name = `图片${nth}`;
      if (!picture) {
        left.add('有图片已读不到，没有收入');
        continue;
      }
      const said = `${name} · ${actorText(file.by)} · ${timeText(file.createdAt)}`;
      pictures.push({ ...picture, caption: said });
      named.push({ messageId: file.messageId, name });
      files.push({ name: `pictures/${padded(nth)}.jpg`, open: () => createReadStream(picture.path) });
    } else {
      videos += 1;
      const name = `videos/${padded(videos)}${extname(file.key)}`;
      const isIn = videoBytes + file.bytes <= MAX_VIDEO_BYTES;
      named.push({ messageId: file.messageId, name: `视频${videos}` });
      if (!isIn || !storage) {
        left.add(`视频${videos} 超出压缩包的大小上限（80 MB），请在售后单里查看`);
        continue;
      }
      videoBytes += file.bytes;
      files.push({ name, open: () => readStored(storage, file.key) });
    }
  }
  if (found.length > FILES) left.add(TOO_MANY);
  return { pictures, named, left: [...left], files };
}

async function pictureOf(storage: Storage | null, { key }: EvidenceFile, path: string) {
  const stored = await storage?.read(key);
  if (!stored) return null;
  // What is damaged is left out; the rest is worth having.
  const drawn = await sharp(await buffer(stored.bytes), { failOn: 'error' })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (!drawn) return null;
  await writeFile(path, drawn.data);
  return { path, width: drawn.info.width, height: drawn.info.height };
}

async function* readStored(storage: Storage, key: string): AsyncIterable<unknown> {
  const stored = await storage.read(key);
  if (stored) yield* stored.bytes;
}

function padded(nth: number): string {
  return String(nth).padStart(2, '0');
}
