import { isRefusal, type Refusal } from './refusal.ts';
import { envelopeIn } from './uploadFile.ts';
import { uploadSession } from './uploadSession.ts';
import { uuid } from './uuid.ts';

const JSON_TYPE = 'application/json';

/** What a file holds that only the signed-in person may read, or why it is not shown. A link or an `img` would send no token. */
export async function readSignedFile(
  path: string,
  { signal = null }: { signal?: AbortSignal | null } = {},
): Promise<Blob | Refusal> {
  const token = uploadSession().token();
  const answer = await fetch(path, {
    headers: { 'x-request-id': uuid(), ...(token && { 'x-token': token }) },
    signal,
  });
  const renewed = answer.headers.get('new-token');
  if (token && renewed) uploadSession().renew(token, renewed);
  if (answer.ok && !answer.headers.get('content-type')?.startsWith(JSON_TYPE)) return answer.blob();
  const { refused } = envelopeIn(await answer.text());
  if (!isRefusal(refused)) throw new Error('the file was not read');
  uploadSession().onRefusal(refused, token);
  return refused;
}
