import { createHash } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import type { SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import type { Storage } from '../../adapters/storage/storage.ts';
import { addressOf, newKey, sanitizeFilename, smallOf } from '../../adapters/storage/uploadNames.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { operatorUploads, uploads } from '../../db/schema/index.ts';
import type { Actor, ActorKind } from '../../shared/actor.ts';
import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import type { DrawnPicture } from './drawPicture.ts';
import type { PictureDrawing } from './pictureDrawing.ts';
import { type StoredFiles, timeOfNth } from './storedFiles.repository.ts';
import { addOperatorUpload, addUpload, lockOperator, type NewUpload } from './uploads.repository.ts';
import type { UploadDto } from './uploads.schemas.ts';

/** Maximum uploads of an account or operator per day in Shanghai; a sheet of a supplier's goods names thousands. */
const PER_DAY: Record<ActorKind | 'operator', number> = { buyer: 500, seller: 3_000, operator: 500 };
const MIME = 'image/webp';
/** Of an account, in all processes. */
const AT_ONCE_EACH = 3;
/** Longer than any request. */
const PLACE_SECONDS = 30;

/** As sent; the name is the sender's. */
export type GivenFile = { name: string; bytes: Buffer };

export type Uploader = Pick<Actor, 'accountId' | 'kind'> | { operatorId: number };

/** Where pictures of an uploader are listed, and what holds for them. */
type Shelf = {
  /** Of the lease that bounds what is drawn at once. */
  name: string;
  perDay: number;
  table: StoredFiles;
  own: SQL;
  lock: (tx: Queryable) => Promise<unknown>;
  add: (tx: Queryable, upload: NewUpload) => Promise<number>;
};

function shelfOf(uploader: Uploader): Shelf {
  if ('operatorId' in uploader) {
    const { operatorId } = uploader;
    return {
      ...{ name: `uploads:operator:${operatorId}`, perDay: PER_DAY.operator },
      ...{ table: operatorUploads, own: eq(operatorUploads.operatorId, operatorId) },
      lock: (tx) => lockOperator(tx, operatorId),
      add: (tx, upload) => addOperatorUpload(tx, operatorId, upload),
    };
  }
  const { accountId, kind } = uploader;
  return {
    ...{ name: `uploads:${accountId}`, perDay: PER_DAY[kind] },
    ...{ table: uploads, own: eq(uploads.accountId, accountId) },
    lock: (tx) => lockAccount(tx, accountId),
    add: (tx, upload) => addUpload(tx, accountId, upload),
  };
}

type Dependencies = {
  db: Db;
  shared: SharedStore;
  /** Null where no storage is configured. */
  storage: Storage | null;
  drawing: PictureDrawing;
  now: () => Date;
};

/** Uploaded pictures: re-encoded, stored under unguessable names, never changed. */
export function uploadService({ db, shared, storage, drawing, now }: Dependencies) {
  async function checkDay(on: Queryable, { table, own, perDay }: Shelf): Promise<void> {
    const limiting = await timeOfNth(on, table, own, perDay);
    if (limiting && limiting >= shanghaiMoment(shanghaiParts(now()).date, 0))
      throw new Refusal('UPLOAD_LIMIT');
  }

  /** Stores a processed picture; leaves nothing behind when that is refused. */
  async function keep(
    to: Storage,
    shelf: Shelf,
    name: string,
    { small, ...picture }: DrawnPicture,
  ): Promise<UploadDto> {
    const key = newKey();
    const { bytes, width, height } = picture;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const upload = { key, name, mime: MIME, size: bytes.length, width, height, sha256 };
    try {
      const puts = [to.put(key, bytes, MIME), to.put(smallOf(key), small, MIME)];
      // Both writes must have ended before either file is removed.
      await Promise.allSettled(puts);
      await Promise.all(puts);
      const id = await db.transaction(async (tx) => {
        await shelf.lock(tx);
        await checkDay(tx, shelf);
        return shelf.add(tx, upload);
      });
      const url = addressOf(key);
      return { file: { id, name, url, tag: 'webp', key, size: upload.size, mime: MIME }, url };
    } catch (error) {
      // Their names are unknown to everybody: files that cannot be removed now are never served.
      await Promise.allSettled([key, smallOf(key)].map((each) => to.remove(each)));
      throw error;
    }
  }

  return {
    /** Processes one picture; `read` returns its bytes once a slot is free. Work for aborted requests is skipped. */
    async add(
      uploader: Uploader,
      read: () => Promise<GivenFile>,
      isAwaited: () => boolean,
    ): Promise<UploadDto> {
      if (!storage) throw new Refusal('NOT_CONFIGURED');
      const shelf = shelfOf(uploader);
      await checkDay(db, shelf);
      const place = await shared.leases.take(shelf.name, AT_ONCE_EACH, PLACE_SECONDS);
      if (!place) throw new Refusal('RATE_LIMITED');
      try {
        return await drawing.holding(async () => {
          const { name, bytes } = await read();
          const picture = await drawing.draw(bytes, isAwaited);
          return keep(storage, shelf, sanitizeFilename(name), picture);
        });
      } finally {
        await shared.leases.release(place);
      }
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
