import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { tabStorage } from '../../lib/storage.ts';
import { envelopeIn } from '../../lib/uploadFile.ts';
import { uuid } from '../../lib/uuid.ts';
import { createTokenStore } from '../session/tokenStore.ts';

const PATH = '/api/v1/console/files';
const JSON_TYPE = 'application/json';

export interface SavedFile {
  kind: 'saved';
}

interface Wanted {
  /** Below the console's files, with its query. */
  path: string;
  name: string;
  /** Asks for the second factor; whether it was shown. */
  prove: () => Promise<boolean>;
}

/** Saves a file that is for operators alone: a link would send no token. Where a second factor is asked for, once more. */
export async function saveConsoleFile({ path, name, prove }: Wanted): Promise<SavedFile | Refusal> {
  const first = await read(path);
  const answer =
    isRefusal(first) && first.errorKey === 'PROOF_STALE' && (await prove()) ? await read(path) : first;
  if (isRefusal(answer)) return answer;
  const url = URL.createObjectURL(answer);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
  return { kind: 'saved' };
}

async function read(path: string): Promise<Blob | Refusal> {
  const token = createTokenStore(tabStorage()).token();
  const answer = await fetch(`${PATH}/${path}`, {
    headers: { 'x-request-id': uuid(), ...(token && { 'x-token': token }) },
  });
  if (answer.ok && !answer.headers.get('content-type')?.startsWith(JSON_TYPE)) return answer.blob();
  const { refused } = envelopeIn(await answer.text());
  if (!isRefusal(refused)) throw new Error('the file was not read');
  return refused;
}
