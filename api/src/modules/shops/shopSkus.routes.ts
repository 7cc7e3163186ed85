import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, ok } from '../../shared/envelope.ts';
import {
  ImportedLinks,
  ImportLinksBody,
  LinkableSkus,
  LinkableSkusQuery,
  LinkedSkus,
  LinkSkusBody,
  ShopSkuPage,
  ShopSkusQuery,
} from './shopSkus.schemas.ts';
import type { ShopSkuService } from './shopSkus.service.ts';

const tags = ['shops'];
const buyers = { config: { access: 'buyer' as const, scope: 'shops:write' as const } };

export function shopSkuRoutes(shopSkus: ShopSkuService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/shops/getShopSkusList',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary:
            'The SKUs that a shop’s orders name, with their links, what they hold back, and suggestions',
          body: ShopSkusQuery,
          response: answers(ShopSkuPage),
        },
      },
      async (request) => ok(await shopSkus.list(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/findSkus',
      {
        config: { access: 'buyer', scope: 'shops:read', sparse: true },
        schema: {
          tags,
          summary: 'Combinations on sale that a SKU of a shop may be linked to, by words or numbers',
          body: LinkableSkusQuery,
          response: answers(LinkableSkus),
        },
      },
      async (request) => ok(await shopSkus.find(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/shops/linkSkus',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Link many SKUs of a shop, or confirm their links, each with a verdict of its own',
          body: LinkSkusBody,
          response: answers(LinkedSkus),
        },
      },
      async (request) => {
        const linked = await shopSkus.link(actorOf(request).accountId, request.body);
        return ok(linked, `已关联${linked.linked}个规格`);
      },
    );

    app.post(
      '/shops/importShopSkus',
      {
        ...buyers,
        schema: {
          tags,
          summary: 'Take links of SKUs from rows of a sheet, each by itself',
          body: ImportLinksBody,
          response: answers(ImportedLinks),
        },
      },
      async (request) => {
        const imported = await shopSkus.importRows(actorOf(request).accountId, request.body);
        return ok(imported, `已关联${imported.linked}个规格`);
      },
    );
  };
}
