import { isRefusal, type Refusal } from '../../../lib/refusal.ts';
import { uploadPicture } from '../../../lib/uploadPicture.ts';
import { cutPicture, measurePicture } from '../../pictures/pictureFiles.ts';
import { problemText } from '../../pictures/pictures.text.ts';
import { centreOf, isSquare } from '../../pictures/squares.ts';
import type { UploadAnswer } from '../../spreadsheets/importing/importSheet.types.ts';
import { type PictureZip, pictureIn } from '../../spreadsheets/pictureZip.ts';
import { fileRefusalText } from '../../spreadsheets/sheets.text.ts';

/** Refusals of a picture itself; any other ends the upload of all. */
const OF_FILES = /^FILE_/;

/** Uploads pictures of a zip as the editor does, those that are no squares cut in the middle. */
export async function uploadPictures(
  zip: PictureZip | null,
  names: readonly string[],
  signal: AbortSignal,
): Promise<UploadAnswer> {
  if (!zip) throw new Error('no zip holds the pictures');
  const sent = await Promise.all(
    names.map(async (name) => [name, await uploadOne(zip, name, signal)] as const),
  );
  const addresses: Record<string, string> = {};
  const failed: Record<string, string> = {};
  for (const [name, answer] of sent) {
    if (typeof answer === 'string') addresses[name] = answer;
    else if (OF_FILES.test(answer.errorKey)) failed[name] = problemText(answer);
    else return answer;
  }
  return { kind: 'uploaded', addresses, failed };
}

async function uploadOne(zip: PictureZip, name: string, signal: AbortSignal): Promise<string | Refusal> {
  const file = await pictureIn(zip, name);
  if (!(file instanceof File))
    return { kind: 'refused', errorKey: file.code, msg: fileRefusalText(file), data: {} };
  const measured = await measurePicture({ file, replaces: null });
  if (isRefusal(measured)) return measured;
  const isFit = measured.light && isSquare(measured);
  const picture = isFit ? file : await cutPicture({ file, replaces: null, area: centreOf(measured) });
  const answer = await uploadPicture(picture, { name: file.name, signal, onProgress: () => undefined });
  return isRefusal(answer) ? answer : answer.url;
}
