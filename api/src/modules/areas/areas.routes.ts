import { areas, areasVersion } from '@chengcang/addresses/areas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { matches, NotModified } from '../../plugins/revalidation.ts';
import { answers, body, ok } from '../../shared/envelope.ts';
import { ipRegion } from './ipRegion.ts';

const tags = ['areas'];

export const Area = Type.Object({
  code: Type.String({ description: '2, 4 or 6 digits' }),
  name: Type.String(),
  parentCode: Type.String(),
  level: Type.Integer({ description: '1 province, 2 city, 3 district' }),
});

const GeoBody = body({
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  parentCode: Type.Optional(Type.String({ maxLength: 6 })),
});

const IpGeo = Type.Object({
  ip: Type.String(),
  provinceCode: Type.String(),
  province: Type.String(),
  cityCode: Type.String(),
  city: Type.String(),
});

export function areaRoutes(): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/common/getGeoList',
      {
        config: { access: 'public', sparse: true },
        schema: {
          tags,
          summary: 'Provinces, cities and districts; all without a filter. Answers 304 to a known ETag.',
          body: Type.Optional(GeoBody),
          response: {
            ...answers(Type.Object({ list: Type.Array(Area), version: Type.String() })),
            304: NotModified,
          },
        },
      },
      async (request, reply) => {
        const { level, parentCode } = request.body ?? {};
        const [, query = ''] = request.url.split('?');
        const etag = `"${areasVersion}:${level ?? ''}:${encodeURIComponent(`${parentCode ?? ''}${query}`)}"`;
        reply.header('etag', etag);
        if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send(null);
        const list = areas.filter(
          (area) =>
            (level === undefined || area.level === level) &&
            (parentCode === undefined || area.parentCode === parentCode),
        );
        return ok({ list, version: areasVersion });
      },
    );

    app.post(
      '/common/getIpGeo',
      {
        config: { access: 'public', sparse: true },
        schema: { tags, summary: "Where the caller's address seems to be", response: answers(IpGeo) },
      },
      async (request) => ok(ipRegion(request.ip)),
    );
  };
}
