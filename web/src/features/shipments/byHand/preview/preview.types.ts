import type { AddressProblem, AddressReading, Correction, PartKind } from '@chengcang/addresses';

/** What a person said of stretches, in its order, by the text of the reading that they are of. */
export type Corrections = Readonly<Record<string, readonly Correction[]>>;

/** What the worker is asked: the whole text of the paste box. */
export interface PreviewRequest {
  text: string;
  corrections: Corrections;
}

/** One recipient as this computer reads it, corrections included. */
export interface PreviewReading extends Omit<AddressReading, 'problems' | 'confidence'> {
  problems: readonly (AddressProblem & { blocking: boolean })[];
  /** Fields that hold something else than was read, because a person said so. */
  corrected: readonly PartKind[];
}

/** The newest id is answered; of another one nothing more is said. */
export interface PreviewQuestion extends PreviewRequest {
  id: number;
}

/** The recipients come in parts, in their order. */
export type PreviewMessage = { id: number } & (
  | { readings: readonly PreviewReading[] }
  | { done: true }
  | { broken: string }
);
