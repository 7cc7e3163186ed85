import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Db } from '../../db/client.ts';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { parcelsById } from '../parcels/parcels.repository.ts';
import { ExportEvidenceBody } from './evidence.schemas.ts';
import { EVIDENCE } from './evidenceKind.ts';

export function evidenceRoutes(db: Db, exports: ExportService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/orderPackages/exportEvidence',
      {
        config: { access: 'any', scope: 'parcels:read' },
        schema: {
          tags: ['exports'],
          summary: 'What is known of an own parcel as a file, for the platform where a buyer complained',
          description:
            'Courier, track, times, goods, and what was said and shown in its after-sales cases. The receiver is masked.',
          body: ExportEvidenceBody,
          response: answers(ExportAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { packageId, format = 'pdf' } = request.body;
        const [parcel] = await parcelsById(db, actor, [packageId]);
        if (!parcel) throw new Refusal('NOT_FOUND');
        return ok(await exports.begin(actor, EVIDENCE, { packageId, format }));
      },
    );
  };
}
