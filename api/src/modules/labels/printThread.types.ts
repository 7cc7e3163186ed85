import type { EvidencePack } from './evidencePages.ts';
import type { PaperedLabel } from './labelTexts.ts';
import type { PickingList } from './pickingLayout.ts';

/** A PDF to be written: labels, one a page, or picking lists or a parcel's evidence, on as many pages as they take. */
export type PrintFile = { path: string } & (
  | { kind: 'labels'; labels: readonly PaperedLabel[] }
  | { kind: 'picking'; lists: readonly PickingList[] }
  | { kind: 'evidence'; pack: EvidencePack }
);

/** Files of one job; `failed` is why it came to nothing, null when all of them are whole. */
export type PrintJob = { job: number; files: readonly PrintFile[] };
export type PrintedJob = { job: number; failed: string | null };
