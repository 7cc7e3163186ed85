import { saveBlob } from '../../exports/saveFile.ts';
import { readSignedFile } from '../../lib/readSignedFile.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';

export const FILES_PATH = '/api/v1/console/files';

export interface SavedFile {
  kind: 'saved';
}

interface Wanted {
  /** Below the console's files, with its query. */
  path: string;
  name: string;
  /** Asks for the second factor; whether it was shown. Left out where none is asked for. */
  prove?: () => Promise<boolean>;
}

/** Saves a file that is for operators alone. Where a second factor is asked for, it is asked for once more. */
export async function saveConsoleFile({ path, name, prove }: Wanted): Promise<SavedFile | Refusal> {
  const first = await readSignedFile(`${FILES_PATH}/${path}`);
  const answer =
    isRefusal(first) && first.errorKey === 'PROOF_STALE' && (await prove?.())
      ? await readSignedFile(`${FILES_PATH}/${path}`)
      : first;
  if (isRefusal(answer)) return answer;
  saveBlob(answer, name);
  return { kind: 'saved' };
}
