import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { CashOutDto, CashOutLimitsDto, CashOutPageDto } from './cashOuts.dto.ts';

export class CashOutsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('CashOut', 'id')));

  limits(selection?: Selection): Promise<CashOutLimitsDto> {
    return this.read('post', '/cashOut/limits', { selection });
  }

  list(filter: Body<'/cashOut/getCashOutList', 'post'>, selection?: Selection): Promise<CashOutPageDto> {
    return this.read('post', '/cashOut/getCashOutList', { body: filter, selection });
  }

  /** As a row of the list, batched with the other ids of the query; null where it is not there or somebody else's. */
  findIfThere(id: number): Promise<CashOutDto | null> {
    return this.#byId.load(id);
  }

  create(cashOut: Body<'/cashOut/createCashOut', 'post'>, idempotencyKey: string): Promise<CashOutDto> {
    return this.write('post', '/cashOut/createCashOut', { body: cashOut, idempotencyKey });
  }

  revoke(id: number): Promise<CashOutDto> {
    return this.write('post', '/cashOut/revokeCashOut', { body: { id } });
  }
}
