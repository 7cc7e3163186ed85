import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import type { WaveDto } from './packing.dto.ts';
import { waveAction, waveParcelState } from './packing.mapping.ts';

export const resolvers = {
  WaveParcelState: waveParcelState,
  WaveAction: waveAction,
  Query: {
    waves: (_, { filter, ...paging }, { apis }, info) =>
      apis.packing.waves({ ...filter, ...paging }, selectionOf(info)),
    buyerNote: (_, { packageId }, { apis }, info) => apis.packing.buyerNote(packageId, selectionOf(info)),
  },
  Mutation: {
    createWave: (_, { input }, { apis }) => apis.packing.createWave(input),
    closeWave: (_, { id }, { apis }) => apis.packing.closeWave(id),
    openAtBench: (_, { input }, { apis }) => apis.packing.open(input),
    leaveBench: (_, { input }, { apis }) => apis.packing.leave(input),
    packParcel: (_, { input }, { apis }) => apis.packing.pack(input),
    saveBuyerNote: (_, note, { apis }) => apis.packing.saveBuyerNote(note),
  },
  CreateWavePayload: {
    wave: ({ waveId }, _, { apis }) => readAfterWrite<WaveDto>(apis.packing.findAmong(waveId)),
  },
  CloseWavePayload: {
    wave: ({ waveId }, _, { apis }) => readAfterWrite<WaveDto>(apis.packing.findAmong(waveId)),
  },
  OpenAtBenchPayload: { benchParcel: (parcel) => parcel },
  PackParcelPayload: {
    wave: ({ waveId }, _, { apis }) =>
      waveId === null ? null : readAfterWrite<WaveDto>(apis.packing.findAmong(waveId)),
  },
} satisfies Resolvers;
