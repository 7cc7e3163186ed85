/** What a document asked for: the address of a PDF, or what a platform sealed for its component. */
export type WantedDocument = { id: string; address: string | null; sealed: boolean };

export type PrintedPage = {
  component: string;
  printer: string;
  documentId: string;
  printed: boolean;
  /** Why it was not; empty when it was. */
  reason: string;
  /** Of a PDF: its bytes, pages, and the size of the first page in millimetres. */
  pdf: { bytes: number; pages: number; width: number; height: number } | null;
  at: Date;
};

const KEPT = 10_000;

/** What came out of the printers, the newest last, and which printers there are. */
export function printBook(now: () => Date) {
  const pages: PrintedPage[] = [];
  const printers = ['模拟热敏打印机 76×130', '模拟热敏打印机 100×180'];

  return {
    printers: (): readonly string[] => printers,
    count: () => pages.length,
    newest: (count: number): PrintedPage[] => pages.slice(-count).toReversed(),
    add(page: Omit<PrintedPage, 'at'>): void {
      pages.push({ ...page, at: now() });
      if (pages.length > KEPT) pages.shift();
    },
  };
}

export type PrintBook = ReturnType<typeof printBook>;
