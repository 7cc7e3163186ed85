import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import type { FileKind } from '../exports/fileKinds.ts';

/** `zip` holds the PDF, the pictures and videos as files, and the track as a csv. */
export type EvidenceFormat = 'pdf' | 'zip';

/** What its parties know of a parcel (举证包). With the lists: a pack with videos must not stand before labels. */
export const EVIDENCE: FileKind<{ packageId: number; format: EvidenceFormat }> = {
  name: 'evidence',
  job: WRITE_SHEET,
};
