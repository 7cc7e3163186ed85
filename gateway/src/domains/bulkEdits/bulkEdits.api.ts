import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  ApplyBulkEditPayloadDto,
  BulkEditDto,
  BulkEditLinePageDto,
  BulkEditPageDto,
  BulkEditPreviewDto,
  UndoBulkEditPayloadDto,
} from './bulkEdits.dto.ts';

/** Many goods of a supplier, changed at once; a change clears the shared public reads of goods. */
export class BulkEditsApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('BulkEdit', 'id')));

  preview(asked: Body<'/bulkEdits/preview', 'post'>, selection?: Selection): Promise<BulkEditPreviewDto> {
    return this.read('post', '/bulkEdits/preview', { body: asked, selection });
  }

  list(filter: Body<'/bulkEdits/getEditsList', 'post'>, selection?: Selection): Promise<BulkEditPageDto> {
    return this.read('post', '/bulkEdits/getEditsList', { body: filter, selection });
  }

  lines(
    filter: Body<'/bulkEdits/getLinesList', 'post'>,
    selection?: Selection,
  ): Promise<BulkEditLinePageDto> {
    return this.read('post', '/bulkEdits/getLinesList', { body: filter, selection });
  }

  /** One edit, batched with the other ids of the query; null when it is gone. */
  findAmong(id: number): Promise<BulkEditDto | null> {
    return this.#byId.load(id);
  }

  apply(edit: Body<'/bulkEdits/apply', 'post'>, idempotencyKey: string): Promise<ApplyBulkEditPayloadDto> {
    return this.#changing(this.write('post', '/bulkEdits/apply', { body: edit, idempotencyKey }));
  }

  undo(id: number): Promise<UndoBulkEditPayloadDto> {
    return this.#changing(this.write('post', '/bulkEdits/undo', { body: { id } }));
  }

  /** Also on failure: the write may have been committed. */
  #changing<T>(write: Promise<T>): Promise<T> {
    return write.finally(() => this.caller.upstream.shared.forget('/goods/'));
  }
}
