import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { envelopeIn, uploadFile } from '../../lib/uploadFile.ts';
import { uploadSession } from '../../lib/uploadSession.ts';

const PATH = '/api/v1/console/files/licence';

interface Stored {
  kind: 'stored';
  fileId: number;
}

/** Stores the picture of a licence that a supplier has sent. */
export function uploadLicence(sellerId: number, file: File): Promise<Stored | Refusal> {
  const target = {
    path: `${PATH}?sellerId=${sellerId}`,
    timeoutMs: 60_000,
    read: ({ fileId }: Record<string, unknown>): Stored | null =>
      typeof fileId === 'number' ? { kind: 'stored', fileId } : null,
  };
  return uploadFile(file, target, { name: file.name });
}

/** The picture of a licence; that it was looked at is recorded. An `img` would send no token. */
export async function readLicence(id: number, signal: AbortSignal): Promise<Blob | Refusal> {
  const token = uploadSession().token();
  const answer = await fetch(`${PATH}?id=${id}`, { headers: token ? { 'x-token': token } : {}, signal });
  if (answer.ok && answer.headers.get('content-type')?.startsWith('image/')) return answer.blob();
  const { refused } = envelopeIn(await answer.text());
  if (!isRefusal(refused)) throw new Error('the picture was not read');
  return refused;
}
