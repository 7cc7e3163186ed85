/** In memory: events are sent to the actor. In the view: people's are made on what is rendered. */
export type WalkKind = 'memory' | 'view';

/** What a walk says of itself to the report. */
export interface WalkRecord {
  machine: string;
  kind: WalkKind;
  /** Resting places of the chart, by dotted name. */
  states: readonly string[];
  /** Transitions of the chart, guarded branches one by one. */
  transitions: readonly string[];
  /** Of both, what no path has been to so far. */
  unwalked: () => readonly string[];
}

/** The same as plain data. */
export type WalkedFigures = Omit<WalkRecord, 'unwalked'> & { unwalked: readonly string[] };

const records: WalkRecord[] = [];

export function recordWalk(record: WalkRecord): void {
  records.push(record);
}

/** How far every walk of this file has come. */
export function walkedFigures(): WalkedFigures[] {
  return records.map((record) => ({ ...record, unwalked: record.unwalked() }));
}
