import { fieldOf, plainHeader } from '../headerNames.ts';
import type { Column, ColumnFields, Grid, Header, SheetField } from '../sheets.types.ts';
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
