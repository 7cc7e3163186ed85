import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, body, ok } from '../../shared/envelope.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import type { ExportService } from '../exports/exports.service.ts';
import { PERSONAL_DATA } from './writePersonalData.ts';

type Dependencies = { stepUp: StepUpService; exports: ExportService };

const ExportPersonalDataBody = body({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 18, description: 'or phoneCode' })),
  phoneCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 16, description: 'of scene 7, instead of the password' }),
  ),
  proof: Type.Optional(
    Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
  ),
});

/** The copy of their own data that people may ask for. */
export function personalDataRoutes({ stepUp, exports }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/exports/exportPersonalData',
      {
        config: { access: 'any', scope: 'account:act' },
        schema: {
          tags: ['exports'],
          summary: 'All that is kept of the own account, as a workbook with a sheet for each kind of thing',
          body: ExportPersonalDataBody,
          response: answers(ExportAnswer),
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const { password, phoneCode, proof } = request.body;
        await stepUp.prove(actor, {
          ...{ password, phoneCode, proof },
          ...{ scene: scenes.personalData, ip: request.ip },
        });
        return ok(await exports.begin(actor, PERSONAL_DATA, {}));
      },
    );
  };
}
