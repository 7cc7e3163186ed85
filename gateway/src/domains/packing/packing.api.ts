import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  BuyerNoteDto,
  CloseWavePayloadDto,
  CreateWavePayloadDto,
  LeaveBenchPayloadDto,
  OpenAtBenchPayloadDto,
  PackParcelPayloadDto,
  WaveDto,
  WavePageDto,
} from './packing.dto.ts';

export class PackingApi extends ApiSource {
  readonly #byId = byIds((requested) => this.waves(requested, this.rowsOf('Wave', 'id')));

  waves(filter: Body<'/waves/getWavesList', 'post'>, selection?: Selection): Promise<WavePageDto> {
    return this.read('post', '/waves/getWavesList', { body: filter, selection });
  }

  /** One wave, batched with the other ids of the query. */
  async findAmong(id: number): Promise<WaveDto> {
    const found = await this.#byId.load(id);
    if (!found) throw notFound(this.caller.requestId);
    return found;
  }

  createWave(wave: Body<'/waves/create', 'post'>): Promise<CreateWavePayloadDto> {
    return this.write('post', '/waves/create', { body: wave });
  }

  closeWave(id: number): Promise<CloseWavePayloadDto> {
    return this.write('post', '/waves/close', { body: { id } });
  }

  open(scanned: Body<'/packing/open', 'post'>): Promise<OpenAtBenchPayloadDto> {
    return this.write('post', '/packing/open', { body: scanned });
  }

  leave(left: Body<'/packing/leave', 'post'>): Promise<LeaveBenchPayloadDto> {
    return this.write('post', '/packing/leave', { body: left });
  }

  pack(packed: Body<'/packing/pack', 'post'>): Promise<PackParcelPayloadDto> {
    return this.write('post', '/packing/pack', { body: packed });
  }

  buyerNote(packageId: number, selection?: Selection): Promise<BuyerNoteDto> {
    return this.read('post', '/packing/getBuyerNote', { body: { packageId }, selection });
  }

  saveBuyerNote(note: Body<'/packing/saveBuyerNote', 'post'>): Promise<BuyerNoteDto> {
    return this.write('post', '/packing/saveBuyerNote', { body: note });
  }
}
