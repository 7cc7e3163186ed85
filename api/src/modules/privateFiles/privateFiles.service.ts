import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import {
  newPrivateDocument,
  newPrivatePicture,
  newPrivateVideo,
  privateNamesOf,
  privateSmallOf,
} from '../../adapters/storage/privateNames.ts';
import type { ByteRange, Storage, StoredFile } from '../../adapters/storage/storage.ts';
import type { Db, Queryable } from '../../db/client.ts';
import type { PrivateFileKind } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import { limitConcurrency } from '../../shared/limitConcurrency.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { collect, type FormFile } from '../uploads/formFile.ts';
import { MAX_PICTURE_BYTES, type PictureDrawing } from '../uploads/pictureDrawing.ts';
import { kindOf } from '../uploads/pictureKinds.ts';
import {
  addPrivateFile,
  fileOfCase,
  type NewPrivateFile,
  type PrivateFile,
  readableFile,
  timeOfNthFile,
} from './privateFiles.repository.ts';
import type { PrivateFileDto } from './privateFiles.schemas.ts';
import { receiveVideo } from './receiveVideo.ts';
import { videoDurationMs, videoMimeOf } from './video/readVideo.ts';

export const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
/** Maximum uploads of an account per day in Shanghai. */
const PER_DAY: Record<PrivateFileKind, number> = { picture: 200, video: 20, document: 200 };
/** Of an account, in all processes. */
const AT_ONCE_EACH = 3;
/** Longer than any request. */
const PLACE_SECONDS = 200;
/** Videos that arrive at once, per process; they lie in its temporary folder, of which a container has 256 MB. */
const RECEIVED_AT_ONCE = 4;
const HEAD_BYTES = 12;
const PICTURE_MIME = 'image/webp';
const PDF_MIME = 'application/pdf';
const PDF_HEAD = '%PDF-';

type Dependencies = {
  db: Db;
  shared: SharedStore;
  /** Null where no storage is configured. */
  storage: Storage | null;
  drawing: PictureDrawing;
  now: () => Date;
};
type Kept = Omit<NewPrivateFile, 'accountId'>;

/** Files that only their uploader and the parties of what they are attached to read. */
export function privateFileService({ db, shared, storage, drawing, now }: Dependencies) {
  const receiving = limitConcurrency(RECEIVED_AT_ONCE, 0);

  async function checkDay(on: Queryable, accountId: number, kind: PrivateFileKind): Promise<void> {
    const limiting = await timeOfNthFile(on, accountId, kind, PER_DAY[kind]);
    if (limiting && limiting >= shanghaiMoment(shanghaiParts(now()).date, 0))
      throw new Refusal('UPLOAD_LIMIT');
  }

  /** Stores a file and its row; leaves nothing behind when that is refused. */
  async function keep(
    to: Storage,
    accountId: number,
    kept: Kept,
    puts: () => Promise<void>[],
  ): Promise<PrivateFileDto> {
    try {
      const putting = puts();
      // All writes must have ended before any file is removed.
      await Promise.allSettled(putting);
      await Promise.all(putting);
      const id = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        await checkDay(tx, accountId, kept.kind);
        return addPrivateFile(tx, { ...kept, accountId });
      });
      const { kind, mime, bytes, width = null, height = null, durationMs = null } = kept;
      return { id, kind, mime, size: bytes, width, height, durationMs };
    } catch (error) {
      // What cannot be removed now is never served: no row names it.
      await Promise.allSettled(privateNamesOf(kept.key).map((name) => to.remove(name)));
      throw error;
    }
  }

  async function addPicture(to: Storage, accountId: number, file: FormFile, isAwaited: () => boolean) {
    const given = await collect(file.bytes(), MAX_PICTURE_BYTES);
    const { bytes, small, width, height } = await drawing.draw(given, isAwaited);
    const key = newPrivatePicture();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const kept: Kept = {
      ...{ kind: 'picture', key, mime: PICTURE_MIME, bytes: bytes.length, sha256 },
      ...{ width, height },
    };
    return keep(to, accountId, kept, () => [
      to.put(key, bytes, PICTURE_MIME),
      to.put(privateSmallOf(key), small, PICTURE_MIME),
    ]);
  }

  async function addDocument(to: Storage, accountId: number, file: FormFile) {
    const bytes = await collect(file.bytes(), MAX_PICTURE_BYTES);
    const key = newPrivateDocument();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const kept: Kept = { kind: 'document', key, mime: PDF_MIME, bytes: bytes.length, sha256 };
    return keep(to, accountId, kept, () => [to.put(key, bytes, PDF_MIME)]);
  }

  function addVideo(to: Storage, accountId: number, file: FormFile, mime: string) {
    return inTemporaryFolder('chengcang-video-', async (folder) => {
      const path = join(folder, 'video');
      const received = await receiveVideo(file.bytes(), path, MAX_VIDEO_BYTES);
      const durationMs = await videoDurationMs(path, mime);
      const key = newPrivateVideo(mime);
      return keep(to, accountId, { kind: 'video', key, mime, durationMs, ...received }, () => [
        to.putFile(key, path, mime),
      ]);
    });
  }

  async function receive(
    to: Storage,
    accountId: number,
    file: FormFile,
    isAwaited: () => boolean,
  ): Promise<PrivateFileDto> {
    const head = await file.head(HEAD_BYTES);
    if (head.length === 0) throw new Refusal('FILE_EMPTY');
    if (head.toString('latin1').startsWith(PDF_HEAD)) {
      await checkDay(db, accountId, 'document');
      return addDocument(to, accountId, file);
    }
    const mime = videoMimeOf(head);
    if (mime === null && kindOf(head) === null) throw new Refusal('FILE_KIND');
    await checkDay(db, accountId, mime === null ? 'picture' : 'video');
    return mime === null
      ? drawing.holding(() => addPicture(to, accountId, file, isAwaited))
      : receiving(() => addVideo(to, accountId, file, mime));
  }

  return {
    /** Keeps a picture, drawn anew, or a video or a document, as it is. */
    async add(
      accountId: number,
      read: () => Promise<FormFile>,
      isAwaited: () => boolean,
    ): Promise<PrivateFileDto> {
      if (!storage) throw new Refusal('NOT_CONFIGURED');
      const place = await shared.leases.take(`privateFiles:${accountId}`, AT_ONCE_EACH, PLACE_SECONDS);
      if (!place) throw new Refusal('RATE_LIMITED');
      try {
        const file = await read();
        try {
          return await receive(storage, accountId, file, isAwaited);
        } finally {
          file.drop();
        }
      } finally {
        await shared.leases.release(place);
      }
    },

    /** A file that the actor may read. */
    async find(actor: Actor, id: number): Promise<PrivateFile> {
      const file = await readableFile(db, actor, id);
      if (!file) throw new Refusal('NO_FILE');
      return file;
    },

    /** A file that was said in a case, for an operator. */
    async findInCase(id: number): Promise<PrivateFile> {
      const file = await fileOfCase(db, id);
      if (!file) throw new Refusal('NO_FILE');
      return file;
    },

    /** What is stored of it: all, a range, or the small one of a picture. */
    async read({ key }: PrivateFile, what: ByteRange | 'small' | null): Promise<StoredFile> {
      const found = await (what === 'small'
        ? storage?.read(privateSmallOf(key))
        : storage?.read(key, what ?? undefined));
      if (!found) throw new Refusal('NO_FILE');
      return found;
    },
  };
}

export type PrivateFileService = ReturnType<typeof privateFileService>;
