import type { Refusal } from '../../lib/refusal.ts';
import type { GoodField, GoodProblems } from './goodForm.rules.ts';
import type { Good, GoodForm } from './goodForm.ts';

/** A creation that was sent, until its answer is there: a retry under the same number makes nothing twice. */
export interface Sent {
  clientNo: string;
  form: GoodForm;
  publish: boolean;
}

/** Unsaved changes: what survives a reload and a new login. */
export interface GoodDraft {
  form: GoodForm;
  /** What the changes are made to; null for new goods. */
  version: number | null;
  sent: Sent | null;
}

/** A draft, and since when it stands (epoch milliseconds). */
export interface KeptGoodDraft extends GoodDraft {
  at: number;
}

export interface DraftPlace {
  account: string;
  /** Null for new goods. */
  goodId: number | null;
}

export type LoadAnswer =
  | { kind: 'loaded'; good: Good | null; draft: KeptGoodDraft | null }
  | { kind: 'missing' }
  | Refusal;

export interface SaveRequest {
  goodId: number | null;
  version: number | null;
  form: GoodForm;
  publish: boolean;
  clientNo: string;
}

export type SaveAnswer = { kind: 'saved'; good: Good } | { kind: 'missing' } | Refusal;

export interface EditorContext extends DraftPlace {
  /** As they were read or saved last; null for new ones. */
  good: Good | null;
  /** What the form says when nothing is unsaved. */
  clean: GoodForm;
  form: GoodForm;
  /** Found at the opening. */
  draft: KeptGoodDraft | null;
  /** The fields whose pictures are on their way. */
  uploading: readonly GoodField[];
  publish: boolean;
  /** What was sent last. */
  asked: GoodForm;
  sent: Sent | null;
  problems: GoodProblems;
  /** What holds now, when somebody else has changed them. */
  current: Good | null;
}

export type EditorEvent =
  | { type: 'load.retry' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  | { type: 'form.edit'; change: Partial<GoodForm> }
  | { type: 'pictures.report'; field: GoodField; busy: boolean }
  /** Saves what is sound; at other times the fields say what is missing. */
  | { type: 'good.save'; publish: boolean }
  /** Saves without putting on sale where that can be, and else keeps it in the browser. */
  | { type: 'draft.save' }
  | { type: 'theirs.adoptOne'; field: GoodField }
  | { type: 'theirs.adopt' }
  | { type: 'mine.keep' }
  | { type: 'good.edit' };
