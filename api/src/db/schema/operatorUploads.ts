import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { id, picture, ref } from './columns.ts';
import { operators } from './operators.ts';

/** Pictures that operators have uploaded for everybody to see, as `upload` has those of accounts. */
export const operatorUploads = pgTable(
  'operator_upload',
  {
    id: id(),
    operatorId: ref()
      .notNull()
      .references(() => operators.id),
    ...picture(),
  },
  (t) => [
    index('operator_upload_operator').on(t.operatorId, t.id),
    index('operator_upload_unused').on(t.createdAt).where(sql`NOT ${t.used}`),
  ],
);
