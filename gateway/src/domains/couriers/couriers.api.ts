import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder } from '../../rest/batches.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type { CourierDto } from './couriers.dto.ts';

export class CouriersApi extends ApiSource {
  /** The platform has few couriers and no call for a single one. */
  readonly #byId = new DataLoader<number, CourierDto | null>(async (ids) =>
    inOrder(ids, await this.list(this.rowsOf('Courier', 'id')?.get('list'))),
  );

  list(selection?: Selection): Promise<CourierDto[]> {
    return this.shared('post', '/couriers/getCouriersList', { selection, under: 'list' });
  }

  async find(id: number): Promise<CourierDto> {
    const courier = await this.#byId.load(id);
    if (!courier) throw notFound(this.caller.requestId);
    return courier;
  }
}
