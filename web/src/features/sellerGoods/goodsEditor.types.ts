import type { Draft, DraftContext, DraftEvent, LoadAnswer as Loaded } from '../../flows/draftEditor.ts';
import type { Refusal } from '../../lib/refusal.ts';
import type { GoodField, GoodProblems } from './goodForm.rules.ts';
import type { Good, GoodForm } from './goodForm.ts';

/** A creation that was sent, until its answer is there: a retry under the same number makes nothing twice. */
export interface Sent {
  clientNo: string;
  form: GoodForm;
  publish: boolean;
}

export interface GoodDraft extends Draft<GoodForm> {
  sent: Sent | null;
  /** Since when it stands; epoch milliseconds. */
  at: number;
}

export type LoadAnswer = Loaded<Good, GoodDraft>;

export interface SaveRequest {
  id: number | null;
  version: number | null;
  form: GoodForm;
  publish: boolean;
  clientNo: string;
}

export type SaveAnswer = { kind: 'saved'; item: Good } | { kind: 'missing' } | Refusal;

export interface EditorContext extends DraftContext<Good, GoodForm, GoodDraft, GoodProblems> {
  /** What the form says when nothing is unsaved. */
  clean: GoodForm;
  /** The fields whose pictures are on their way. */
  uploading: readonly GoodField[];
  publish: boolean;
  /** What was sent last. */
  submitted: GoodForm;
  sent: Sent | null;
}

export type EditorEvent =
  | DraftEvent
  | { type: 'form.edit'; change: Partial<GoodForm> }
  | { type: 'pictures.report'; field: GoodField; busy: boolean }
  /** Saves what is sound; at other times the fields say what is missing. */
  | { type: 'good.save'; publish: boolean }
  /** Saves without putting on sale where that can be, and else keeps it in the browser. */
  | { type: 'draft.save' }
  | { type: 'theirs.adoptOne'; field: GoodField }
  | { type: 'good.edit' };
