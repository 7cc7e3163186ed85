/** What a document shows: a PDF that the component fetches, or a platform's own waybill, sealed for its component. */
export type PrintContent =
  | { kind: 'pdf'; url: string }
  | { kind: 'waybill'; templateUrl: string; printData: string; signature: string };

export interface PrintDocument {
  /** Returned with the result. */
  id: string;
  content: PrintContent;
}

export interface PrintTask {
  /** Empty for the component's default. */
  printer: string;
  documents: readonly PrintDocument[];
}

/**
 * `unknown`: the component stopped responding, so that only the paper shows the result. `ownOnly`: it prints waybills of its
 * platform, and was not asked.
 */
export type PrintOutcome =
  | { kind: 'printed' }
  | { kind: 'failed'; msg: string }
  | { kind: 'ownOnly' }
  | { kind: 'unknown'; why: 'late' | 'lost' };

/** What came of the documents, by their id. One that is missing was not sent. */
export type Printed = ReadonlyMap<string, PrintOutcome>;

export interface Printers {
  names: readonly string[];
  /** Empty where the component names none. */
  byDefault: string;
}

/** The program of a platform that prints for web pages, on the person's own computer. */
export interface PrintComponent {
  name: ComponentName;
  /** Answers whether it is there. One that was there and went is looked for again by itself. */
  connect(): Promise<boolean>;
  /** @throws ComponentAway when it is not there, or does not answer. */
  printers(): Promise<Printers>;
  /** @throws ComponentAway when nothing was sent. */
  print(task: PrintTask): Promise<Printed>;
  /** Calls back with whether it is there, at every change. */
  subscribe(listener: (isThere: boolean) => void): () => void;
  /** Ends the connection and the search for it, until it is wanted again. */
  close(): void;
}

export type ComponentName = 'cainiao' | 'pinduoduo' | 'douyin' | 'kuaishou' | 'jd' | 'weixin';

/** A print component does not listen, or does not answer. */
export class ComponentAway extends Error {}
