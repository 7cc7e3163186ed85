import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Db } from '../../db/client.ts';
import { joinApplications } from '../../db/schema/index.ts';
import { answers, body, Nothing, ok } from '../../shared/envelope.ts';
import { phonePrint, sealPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { CaptchaService } from '../accounts/captchas.service.ts';
import { countHit } from '../accounts/counters.ts';

const MAX_PER_PHONE_AND_DAY = 3;
const DAY_SECONDS = 24 * 3600;

const JoinBody = body({
  name: Type.String({ minLength: 1, maxLength: 30 }),
  phone: Type.String({ pattern: '^1[0-9]{10}$', description: '11 digits' }),
  city: Type.Optional(Type.String({ maxLength: 30 })),
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  captcha: Type.String({ minLength: 1, maxLength: 16 }),
  captchaId: Type.String({ minLength: 1, maxLength: 64 }),
});

/** Applications to open a branch site. Operators read them with `npm run ops`. */
export function joinRoutes(db: Db, captchas: CaptchaService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/joins/createJoin',
      {
        config: { access: 'public' },
        schema: {
          tags: ['joins'],
          summary: 'Apply for a branch site',
          body: JoinBody,
          response: answers(Nothing),
        },
      },
      async ({ body: { captcha, captchaId, name, phone, ...application } }) => {
        await captchas.check(captchaId, captcha);
        const { hits } = await countHit(db, `join:${phonePrint(db.box, phone)}`, DAY_SECONDS);
        if (hits > MAX_PER_PHONE_AND_DAY) throw new Refusal('RATE_LIMITED');
        const person = sealPerson(db.box, 'join', { name, phone, address: '' });
        await db.insert(joinApplications).values({ ...application, person });
        return ok({}, '申请已提交，我们会尽快联系您');
      },
    );
  };
}
