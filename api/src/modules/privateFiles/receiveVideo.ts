import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { atMost } from '../uploads/formFile.ts';

export interface ReceivedVideo {
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** Writes a video to a file of this machine as it arrives, never more than a piece of it in memory. */
export async function receiveVideo(
  chunks: AsyncIterable<Buffer>,
  path: string,
  maxBytes: number,
): Promise<ReceivedVideo> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of atMost(chunks, maxBytes)) {
      bytes += chunk.length;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
