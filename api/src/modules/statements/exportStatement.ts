import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { WRITE_SHEET } from '../../jobs/kinds/exports.ts';
import { Refusal } from '../../shared/refusal.ts';
import { fileNameOf } from '../exports/exportWords.ts';
import { type FileKind, type FileWriter, writes } from '../exports/fileKinds.ts';
import type { SheetFormat } from '../exports/sheet.types.ts';
import { accountStatement } from './accountStatement.ts';
import { type Month, monthAt } from './months.ts';
import { writeStatement } from './statementSheet.ts';

/** The own statement of a month. */
export const STATEMENT: FileKind<{ month: Month | undefined; format: SheetFormat | undefined }> = {
  name: 'statement',
  job: WRITE_SHEET,
};

export function statementWriter(db: Db): FileWriter {
  return writes(STATEMENT, async ({ month: asked, format = 'xlsx' }, { actor, folder, at }) => {
    const month = asked ?? monthAt(at);
    const { parts } = await accountStatement(db, actor.accountId, month, at);
    if (parts.length === 0) throw new Refusal('EXPORT_EMPTY');
    const path = join(folder, fileNameOf(`对账单${month}`, at, format));
    await writeStatement({ path, format, title: `对账单 ${month}` }, parts);
    return undefined;
  });
}
