import type { PrivateFileKind } from '../../db/schema/index.ts';
import { Refusal } from '../../shared/refusal.ts';

const MOST_PICTURES = 9;
const MOST_VIDEOS = 1;

/** Refuses more files than one message takes: nine pictures and a video. */
export function checkEvidence(kinds: readonly PrivateFileKind[]): void {
  if (kinds.includes('document')) throw new Refusal('FILE_KIND');
  const pictures = kinds.filter((kind) => kind === 'picture').length;
  if (pictures > MOST_PICTURES) throw new Refusal('EVIDENCE_PICTURES', { max: MOST_PICTURES });
  if (kinds.length - pictures > MOST_VIDEOS) throw new Refusal('EVIDENCE_VIDEOS', { max: MOST_VIDEOS });
}
