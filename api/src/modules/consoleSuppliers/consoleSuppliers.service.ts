import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Fields } from '../../shared/fields.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import { recordRead } from '../audit/recordRead.ts';
import { listSuppliers } from './consoleSuppliers.repository.ts';
import type { SupplierDetailDto, SupplierDto, SuppliersFilter, Terms } from './consoleSuppliers.schemas.ts';
import { findSupplier } from './supplierDetail.repository.ts';

/** Suppliers as operators see them: service, deposit, what they pay. */
export function consoleSupplierService(db: Db) {
  async function find(id: number, fields: Fields = null): Promise<SupplierDetailDto> {
    const supplier = await findSupplier(db, id, fields);
    if (!supplier) throw new Refusal('NOT_FOUND');
    return supplier;
  }

  return {
    list: (filter: SuppliersFilter, fields: Fields): Promise<Page<SupplierDto>> =>
      listSuppliers(db, filter, fields),

    /** The page of a supplier, which is recorded. */
    async find(id: number, who: OperatorActor, fields: Fields): Promise<SupplierDetailDto> {
      const supplier = await find(id, fields);
      await recordRead(db, who, 'supplier read', String(id));
      return supplier;
    },

    /** What a supplier pays of what is settled from now on, and what its deposit is topped up to. */
    async setTerms(
      { id, commissionRate, depositMin, reason }: Terms,
      who: OperatorActor,
    ): Promise<SupplierDetailDto> {
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ commissionRate: number; depositMin: number | null }>(sql`
          SELECT commission_rate AS "commissionRate", deposit_min AS "depositMin" FROM account
           WHERE id = ${id} AND kind = 2 AND status <> 4 FOR UPDATE`);
        const [before] = rows;
        if (!before) throw new Refusal('NOT_FOUND');
        await tx.execute(
          sql`UPDATE account SET commission_rate = ${commissionRate}, deposit_min = ${depositMin} WHERE id = ${id}`,
        );
        await recordAudit(tx, who, {
          ...{ action: 'supplier terms', target: String(id), reason, before },
          after: { commissionRate, depositMin },
        });
      });
      return find(id);
    },
  };
}

export type ConsoleSupplierService = ReturnType<typeof consoleSupplierService>;
