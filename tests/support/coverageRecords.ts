/** In memory: events are sent to the actor. In the view: user events are made on the rendered page. */
export type CoverageKind = 'memory' | 'view';

/** What a model-based test has covered, for the report. */
export interface CoverageRecord {
  machine: string;
  kind: CoverageKind;
  /** Resting places of the chart, by dotted name. */
  states: readonly string[];
  /** Transitions of the chart, guarded branches one by one. */
  transitions: readonly string[];
  /** Of both, what no path has covered so far. */
  uncovered: () => readonly string[];
}

/** The same as plain data. */
export type CoverageFigures = Omit<CoverageRecord, 'uncovered'> & { uncovered: readonly string[] };

const records: CoverageRecord[] = [];

export function recordCoverage(record: CoverageRecord): void {
  records.push(record);
}

/** The coverage of every model-based test of this file. */
export function coverageFigures(): CoverageFigures[] {
  return records.map((record) => ({ ...record, uncovered: record.uncovered() }));
}
