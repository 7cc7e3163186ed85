import { fingerprintOf } from '../../../lib/fingerprint.ts';
import { fieldOf, plainHeader } from '../headerNames.ts';
import {
  type Column,
  type ColumnFields,
  type Grid,
  type GridRow,
  HEADER_ROWS,
  type Header,
  type SheetField,
} from '../sheets.types.ts';
import type { ExportForm } from './platforms.ts';

/** Every column of the grid with the field that is taken from it: the person's choice, else what its header says. */
export function mapColumns(
  grid: Grid,
  header: Header,
  form: ExportForm | null,
  chosen: ColumnFields | null,
): Column[] {
  const width = grid.rows.reduce((most, { texts }) => Math.max(most, texts.length), 0);
  return Array.from({ length: width }, (_, index) => {
    const text = header.texts[index] ?? '';
    if (chosen) return { index, header: text, field: chosen[index] ?? null, rank: index };
    const named = header.certain ? fieldOf(text) : null;
    const own = form?.fields?.[plainHeader(text)];
    const field = own === undefined ? (named?.field ?? null) : own;
    return { index, header: text, field, rank: named?.rank ?? index };
  });
}

/** The fields that a parcel needs and that no column gives. */
export function missingFields(columns: readonly Column[]): SheetField[] {
  const given = new Set(columns.map(({ field }) => field));
  const needed: readonly SheetField[] = ['name', 'phone', 'address'];
  return needed.filter((field) => !given.has(field) && !(field === 'address' && given.has('town')));
}

const MIN_FIELDS = 2;
const RECEIVER: ReadonlySet<SheetField> = new Set(['name', 'phone', 'address']);

/**
 * The header among the first rows: the one that names most fields, the receiver's among them, or one whose mapping is
 * remembered. Where there is none, the first row with several texts stands in.
 */
export function findHeader(grid: Grid, isRemembered: (fingerprint: string) => boolean): Header | null {
  const first = grid.rows.filter(({ line }) => line <= HEADER_ROWS);
  const known = first.find((row) => isRemembered(fingerprintOfHeader(row.texts)));
  const named = first
    .map((row) => ({ row, fields: fieldsNamed(row) }))
    .filter(({ fields }) => namesReceiver(fields));
  const best = named.reduce<GridRow | null>(
    (found, { row, fields }) => (found && fieldsNamed(found).size >= fields.size ? found : row),
    null,
  );
  const row = known ?? best;
  if (row) return headerOf(row, true);
  const standIn = first.find(({ texts }) => texts.filter(Boolean).length > 1) ?? grid.rows[0];
  return standIn ? headerOf(standIn, false) : null;
}

function fieldsNamed({ texts }: GridRow): Set<SheetField> {
  return new Set(texts.flatMap((text) => fieldOf(text)?.field ?? []));
}

function namesReceiver(fields: ReadonlySet<SheetField>): boolean {
  return fields.size >= MIN_FIELDS && [...fields].some((field) => RECEIVER.has(field));
}

function headerOf({ line, texts }: GridRow, certain: boolean): Header {
  return { line, texts, fingerprint: fingerprintOfHeader(texts), certain };
}

const fingerprintOfHeader = (texts: readonly string[]) =>
  fingerprintOf(texts.map(plainHeader).join('\u0001'));
