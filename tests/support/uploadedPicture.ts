import { randomBytes } from 'node:crypto';
import type { Person, TestApi } from './api.ts';

/** Address of a picture that the person has uploaded; there is no file behind it. */
export async function uploadedPicture(api: TestApi, { accountId }: Person): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.webp`;
  await api.query(
    `INSERT INTO upload (account_id, key, name, mime, size, width, height) VALUES ($1, $2, 'a.png', 'image/webp', 9, 800, 800)`,
    [accountId, key],
  );
  return `/files/u/${key}`;
}
