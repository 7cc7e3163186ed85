import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type { CourierClaimDto, CourierClaimPageDto, CourierClaimPayloadDto } from './courierClaims.dto.ts';

export class CourierClaimsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('CourierClaim', 'id')));

  list(
    filter: Body<'/courierClaims/getClaimsList', 'post'>,
    selection?: Selection,
  ): Promise<CourierClaimPageDto> {
    return this.read('post', '/courierClaims/getClaimsList', { body: filter, selection });
  }

  /** One claim, batched with the other ids of the query. */
  async findAmong(id: number): Promise<CourierClaimDto> {
    const found = await this.#byId.load(id);
    if (!found) throw notFound(this.caller.requestId);
    return found;
  }

  open(input: Body<'/courierClaims/open', 'post'>): Promise<CourierClaimPayloadDto> {
    return this.write('post', '/courierClaims/open', { body: input });
  }

  step(step: Body<'/courierClaims/step', 'post'>): Promise<CourierClaimPayloadDto> {
    return this.write('post', '/courierClaims/step', { body: step });
  }
}
