import type { InvoiceNumberInput } from '../graphql/generated/graphql.ts';
import { importText as text } from './invoices.text.ts';

const MAX_ROWS = 500;
const LINE = /^(F[0-9]{8,15})[\s,，]+([0-9A-Za-z]{8,30})[\s,，]+([0-9]{4}-[0-9]{2}-[0-9]{2})$/;

/** The rows of a pasted list: the platform's number, the invoice's, and its day. */
export function readNumbers(pasted: string): { rows: InvoiceNumberInput[] } | { problem: string } {
  const rows: InvoiceNumberInput[] = [];
  for (const [at, line] of pasted.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, invoiceNo, number, issuedOn] = LINE.exec(line.trim()) ?? [];
    if (!invoiceNo || !number || !issuedOn) return { problem: text.wrong(at + 1) };
    rows.push({ invoiceNo, number, issuedOn });
  }
  if (rows.length === 0) return { problem: text.none };
  return rows.length > MAX_ROWS ? { problem: text.many } : { rows };
}
