import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { openContact, openPhone } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { inTemporaryFolder } from '../../shared/temporaryFolder.ts';
import { recordAudit } from '../audit/record.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import { type IncomeRow, incomeColumns } from './incomeColumns.ts';
import { findIdentities, findIncomes, type Identity, type Income } from './incomes.repository.ts';
import { quarterOf } from './quarters.ts';
import type { TaxReportDto } from './taxReports.schemas.ts';

const REAL_NAME = 'real_name_check';

type Dependencies = { db: Db; now: () => Date };

/** What suppliers earned in a quarter, for the tax office. */
export function taxReportService({ db, now }: Dependencies) {
  const opened = ({ phone, contact, realName, idCard, ...rest }: Identity) => ({
    ...rest,
    phone: openPhone(db.box, phone),
    contact: openContact(db.box, contact),
    realName: realName && db.box.open(realName, REAL_NAME),
    idCard: idCard && db.box.open(idCard, REAL_NAME),
  });

  return {
    /** Its sums, which name nobody. */
    async find(quarter: string): Promise<TaxReportDto> {
      const { to, dueOn, from } = quarterOf(quarter);
      const rows = await findIncomes(db, { from, to, dueOn });
      const sum = (of: (row: Income) => number) => rows.reduce((all, row) => all + of(row), 0);
      const [turnover, income, returned] = [
        sum((row) => row.turnover),
        sum((row) => row.income),
        sum((row) => row.returned),
      ];
      return {
        ...{ quarter, isOver: to <= now(), dueOn, suppliers: rows.length, orders: sum((row) => row.orders) },
        ...{ turnover, income, returned, net: income - returned, fees: turnover - income + returned },
      };
    },

    /** The file, with who the suppliers are in clear. That it was read is recorded before it is answered. */
    async file(quarter: string, who: OperatorActor): Promise<{ name: string; content: Buffer }> {
      const incomes = await findIncomes(db, quarterOf(quarter));
      if (incomes.length === 0) throw new Refusal('EXPORT_EMPTY');
      await recordAudit(db, who, {
        action: 'tax file',
        target: `taxReport:${quarter}`,
        detail: { count: incomes.length },
      });
      const identities = await findIdentities(
        db,
        incomes.map(({ sellerId }) => sellerId),
      );
      const rows = incomes.flatMap((income) => {
        const identity = identities.get(income.sellerId);
        return identity ? [{ ...income, ...opened(identity), quarter }] : [];
      });
      return { name: `tax-${quarter}.xlsx`, content: await written(rows) };
    },
  };
}

export type TaxReportService = ReturnType<typeof taxReportService>;

function written(rows: readonly IncomeRow[]): Promise<Buffer> {
  return inTemporaryFolder('chengcang-tax-', async (folder) => {
    const path = join(folder, 'report.xlsx');
    const columns = incomeColumns.map(({ header, kind, width }) => ({ header, kind, width }));
    const writer = writeSheet({ path, format: 'xlsx', title: '平台内经营者收入', columns });
    try {
      await writer.add(rows.map((row) => incomeColumns.map(({ cell }) => cell(row))));
      await writer.end();
    } finally {
      await writer.close();
    }
    return readFile(path);
  });
}
