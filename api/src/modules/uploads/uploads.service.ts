import type { Storage } from '../../adapters/storage/storage.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import { limitConcurrency, limitConcurrencyPerKey } from '../../shared/limitConcurrency.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { type DrawnPicture, drawPicture } from './drawPicture.ts';
import { addressOf, newKey, sanitizeFilename, smallOf } from './uploadNames.ts';
import { addUpload, timeOfNth } from './uploads.repository.ts';
import type { UploadDto } from './uploads.schemas.ts';

/** Uploads of an account in a day of Shanghai. */
const PER_DAY = 500;
const MIME = 'image/webp';
/** Of one account at once, so that nobody takes all the room. */
const AT_ONCE_EACH = 3;
/** Files that this process holds in memory, and pictures that it draws at once. */
const IN_MEMORY = 12;
const DRAWN_AT_ONCE = 2;

/** As it was sent; the name is what the sender says. */
export type GivenFile = { name: string; bytes: Buffer };

type Dependencies = {
  db: Db;
  /** Null where nothing can be kept. */
  storage: Storage | null;
  now: () => Date;
};

/** Pictures that people upload: drawn anew, kept under a name that nobody can guess, never changed. */
export function uploadService({ db, storage, now }: Dependencies) {
  const eachInTurn = limitConcurrencyPerKey(AT_ONCE_EACH);
  const inMemory = limitConcurrency(IN_MEMORY, 0);
  const drawing = limitConcurrency(DRAWN_AT_ONCE, IN_MEMORY);

  async function checkDay(on: Queryable, accountId: number): Promise<void> {
    const limiting = await timeOfNth(on, accountId, PER_DAY);
    if (limiting && limiting >= shanghaiMoment(shanghaiParts(now()).date, 0))
      throw new Refusal('UPLOAD_LIMIT');
  }

  /** Keeps what was drawn; nothing of it stays where it may not be kept. */
  async function keep(
    to: Storage,
    accountId: number,
    name: string,
    { small, ...picture }: DrawnPicture,
  ): Promise<UploadDto> {
    const key = newKey();
    const { bytes, width, height } = picture;
    const upload = { accountId, key, name, mime: MIME, size: bytes.length, width, height };
    try {
      const puts = [to.put(key, bytes, MIME), to.put(smallOf(key), small, MIME)];
      // Both have ended before one of them may be removed.
      await Promise.allSettled(puts);
      await Promise.all(puts);
      const id = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        await checkDay(tx, accountId);
        return addUpload(tx, upload);
      });
      const url = addressOf(key);
      return { file: { id, name, url, tag: 'webp', key, size: upload.size, mime: MIME }, url };
    } catch (error) {
      // Nobody was told of them: what cannot be removed now is never found.
      await Promise.allSettled([key, smallOf(key)].map((each) => to.remove(each)));
      throw error;
    }
  }

  return {
    /** Takes one picture; `read` gives its bytes once there is room for them. Nothing is drawn that nobody awaits. */
    async add(
      accountId: number,
      read: () => Promise<GivenFile>,
      isAwaited: () => boolean,
    ): Promise<UploadDto> {
      if (!storage) throw new Refusal('NOT_CONFIGURED');
      await checkDay(db, accountId);
      return eachInTurn(accountId, () =>
        inMemory(async () => {
          const { name, bytes } = await read();
          const picture = await drawing(async () => {
            if (!isAwaited()) throw new Refusal('UNAVAILABLE');
            return drawPicture(bytes);
          });
          return keep(storage, accountId, sanitizeFilename(name), picture);
        }),
      );
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
