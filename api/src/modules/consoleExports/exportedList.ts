import type { Static, TObject } from 'typebox';
import type { Fields } from '../../shared/fields.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page, Paging } from '../../shared/paging.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';

type Rows = Pick<Page<object>, 'list' | 'nextCursor'>;

/** A list of the console as a file: what its page asks for, page by page. */
export type ExportedList = {
  /** Of the file and its sheet. */
  title: string;
  /** What its page needs. */
  permission: Permission;
  /** Its filters, as its route takes them. */
  query: TObject;
  columns: readonly FilledColumn<never>[];
  read(query: Paging & object, who: OperatorActor, fields: Fields): Promise<Rows>;
};

/** A list, typed by its query and its rows. */
export function list<Query extends TObject, Row extends object>(listed: {
  title: string;
  permission: Permission;
  query: Query;
  columns: readonly FilledColumn<Row>[];
  read(
    query: Static<Query>,
    who: OperatorActor,
    fields: Fields,
  ): Promise<Pick<Page<Row>, 'list' | 'nextCursor'>>;
}): ExportedList {
  return listed as unknown as ExportedList;
}

/** All of a list that has no pages. */
export const inOnePage = <Row>(rows: Row[]) => ({ list: rows, nextCursor: null });
