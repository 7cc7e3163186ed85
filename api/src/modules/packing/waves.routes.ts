import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, ok } from '../../shared/envelope.ts';
import {
  CreateWaveBody,
  WaveCreatedAnswer,
  WaveStepAnswer,
  WavesAnswer,
  WavesBody,
} from './waves.schemas.ts';
import type { WaveService } from './waves.service.ts';

const tags = ['packing'];
const sellers = { config: { access: 'seller' as const, scope: 'parcels:write' as const } };

export function waveRoutes(waves: WaveService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/waves/getWavesList',
      {
        config: { access: 'seller', scope: 'parcels:read', sparse: true },
        schema: {
          tags,
          summary: 'The own waves, newest first',
          body: WavesBody,
          response: answers(WavesAnswer),
        },
      },
      async (request) => ok(await waves.list(actorOf(request), request.body, request.fields)),
    );

    app.post(
      '/waves/create',
      {
        ...sellers,
        schema: {
          tags,
          summary:
            'Make a wave of chosen parcels, or of those that wait at an own warehouse, the oldest first',
          description:
            'A parcel is in one open wave at most. WAVE_EMPTY where none can be taken, WAVE_WAREHOUSES of parcels of several warehouses.',
          body: CreateWaveBody,
          response: answers(WaveCreatedAnswer),
        },
      },
      async (request) => ok(await waves.create(actorOf(request), request.body), '波次已创建'),
    );

    app.post(
      '/waves/close',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Close an own wave: what is not packed may be in another one',
          body: IdBody,
          response: answers(WaveStepAnswer),
        },
      },
      async (request) => ok(await waves.close(actorOf(request), request.body.id), '波次已关闭'),
    );
  };
}
