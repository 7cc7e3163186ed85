import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { shanghaiIsoOrNull, shanghaiParts } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { recordAudit } from '../audit/record.ts';
import type { SheetFormat } from '../exports/sheet.types.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import { reportColumns, reportTitles } from './reportSheet.ts';
import {
  type ReportSpan,
  reportByThing,
  reportByTime,
  type Subject,
  sumReport,
} from './reports.repository.ts';
import type { ReportDto, ReportFilter, ReportName } from './reports.schemas.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;
const MAX_DAYS = 731;

const SUBJECTS: Record<ReportName, Subject> = {
  ...{ turnover: 'all', margin: 'all', refunds: 'all', freight: 'all' },
  ...{ levels: 'level', suppliers: 'supplier', goods: 'goods' },
};

/** Reports about what was sold, from the sums that are kept of each day. */
export function reportService({ db, now }: { db: Db; now: () => Date }) {
  async function read({ name, unit = 'day', ...days }: ReportFilter): Promise<ReportDto> {
    const span = spanOf(days, now());
    const subject = SUBJECTS[name];
    // One snapshot: the rows add up to the sums.
    return db.transaction(
      async (tx) => {
        const { summary, countedAt } = await sumReport(tx, span, subject);
        const list =
          subject === 'all' ? await reportByTime(tx, span, unit) : await reportByThing(tx, span, subject);
        return { name, unit, ...span, countedAt: shanghaiIsoOrNull(countedAt), summary, list };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  return {
    read,

    /** A report as a file. Recorded: files leave the house. */
    async file(
      asked: ReportFilter,
      format: SheetFormat,
      who: OperatorActor,
    ): Promise<{ fileName: string; content: Buffer }> {
      const report = await read(asked);
      const { name, unit, from, to } = report;
      const content = await written(report, format);
      await recordAudit(db, who, {
        ...{ action: 'report export', target: `report:${name}`, detail: { unit, from, to, format } },
      });
      return { fileName: `report-${name}-${from}-${to}.${format}`, content };
    },
  };
}

export type ReportService = ReturnType<typeof reportService>;

/**
 * The days of a report, both included.
 * @throws Refusal BAD_PARAM for more than two years, or none
 */
function spanOf({ from, to }: Pick<ReportFilter, 'from' | 'to'>, now: Date): ReportSpan {
  const last = to ?? shanghaiParts(now).date;
  const first = from ?? dayBefore(last, DAYS - 1);
  if (first > last || first < dayBefore(last, MAX_DAYS - 1))
    throw new Refusal('BAD_PARAM', { field: 'from' });
  return { from: first, to: last };
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function written({ name, unit, list }: ReportDto, format: SheetFormat): Promise<Buffer> {
  return inTemporaryFolder('chengcang-report-', async (folder) => {
    const path = join(folder, `report.${format}`);
    const filled = reportColumns(name, unit);
    const columns = filled.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format, title: reportTitles[name], columns });
    try {
      await writer.add(list.map((row) => filled.map(({ cell }) => cell(row))));
      await writer.end();
    } finally {
      await writer.close();
    }
    return readFile(path);
  });
}
