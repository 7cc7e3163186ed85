import type { Answer } from '../../rest/contract.ts';

export type WavePageDto = Answer<'/waves/getWavesList', 'post'>;
export type WaveDto = WavePageDto['list'][number];
export type WaveParcelDto = WaveDto['parcels'][number];
export type CreateWavePayloadDto = Answer<'/waves/create', 'post'>;
export type CloseWavePayloadDto = Answer<'/waves/close', 'post'>;
export type BenchParcelDto = Answer<'/packing/open', 'post'>;
export type OpenAtBenchPayloadDto = BenchParcelDto;
export type BenchItemDto = BenchParcelDto['items'][number];
export type BenchPartDto = BenchItemDto['parts'][number];
export type PackParcelPayloadDto = Answer<'/packing/pack', 'post'>;
export type LeaveBenchPayloadDto = Answer<'/packing/leave', 'post'>;
export type BuyerNoteDto = Answer<'/packing/saveBuyerNote', 'post'>;
