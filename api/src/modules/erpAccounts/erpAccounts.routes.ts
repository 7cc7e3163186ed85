import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { actorOf } from '../../plugins/session.ts';
import { answers, IdBody, Nothing, ok } from '../../shared/envelope.ts';
import {
  ErpAccount,
  ErpGoodPage,
  ErpGoodsBody,
  ErpStockPage,
  ErpStocksBody,
  ErpTradePage,
  ErpTradesBody,
  PushErpGoodsBody,
  SaveErpAccountBody,
} from './erpAccounts.schemas.ts';
import type { ErpAccountService } from './erpAccounts.service.ts';

const tags = ['erpAccounts'];
const sellers = { config: { access: 'seller' as const, scope: 'couriers:act' as const } };
const reading = { config: { ...sellers.config, sparse: true } };

export function erpAccountRoutes(accounts: ErpAccountService): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/erpAccounts/list',
      {
        ...reading,
        schema: {
          tags,
          summary: 'The own accounts at the ERP 旺店通, ten at most; secrets are never answered',
          response: answers(Type.Object({ list: Type.Array(ErpAccount) })),
        },
      },
      async (request) => ok({ list: await accounts.list(actorOf(request).accountId) }),
    );

    app.post(
      '/erpAccounts/save',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Keep an own account at 旺店通, or change one',
          description:
            'It is kept once the ERP has answered a call with it; otherwise refused with ERP_REFUSED at the field that is wrong, or with PLATFORM_ERROR or PLATFORM_LIMIT where nothing was learnt. From then on it ships what is ordered of its warehouses for receivers in plain.',
          body: SaveErpAccountBody,
          response: answers(ErpAccount),
        },
      },
      async (request) => ok(await accounts.save(actorOf(request).accountId, request.body), '保存成功'),
    );

    app.post(
      '/erpAccounts/retry',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Try everything of an own account again that has failed',
          body: IdBody,
          response: answers(ErpAccount),
        },
      },
      async (request) => ok(await accounts.retry(actorOf(request).accountId, request.body.id), '正在重试'),
    );

    app.delete(
      '/erpAccounts/delete',
      {
        ...sellers,
        schema: {
          tags,
          summary:
            'Unbind an own account at 旺店通; what it was given stays with it, the rest is issued here',
          body: IdBody,
          response: answers(Nothing),
        },
      },
      async (request) => {
        await accounts.remove(actorOf(request).accountId, request.body.id);
        return ok({}, '已解绑');
      },
    );

    app.post(
      '/erpAccounts/getErpTradesList',
      {
        ...reading,
        schema: {
          tags,
          summary: 'Parcels that an own account at 旺店通 ships, the newest first',
          body: ErpTradesBody,
          response: answers(ErpTradePage),
        },
      },
      async (request) => ok(await accounts.trades(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/erpAccounts/getErpStocksList',
      {
        ...reading,
        schema: {
          tags,
          summary: 'What an own account at 旺店通 has told of its stock, the newest articles first',
          body: ErpStocksBody,
          response: answers(ErpStockPage),
        },
      },
      async (request) => ok(await accounts.stocks(actorOf(request).accountId, request.body)),
    );

    app.post(
      '/erpAccounts/pushGoods',
      {
        ...sellers,
        schema: {
          tags,
          summary: 'Put own goods into an own account at 旺店通, or what has changed of them',
          description:
            'Each goods is one of the ERP (货品档案) by its number, each of its combinations on sale one article by its merchant code (商家编码). Its worker puts them in within a minute; what is there is changed.',
          body: PushErpGoodsBody,
          response: answers(ErpAccount),
        },
      },
      async (request) => ok(await accounts.pushGoods(actorOf(request).accountId, request.body), '正在推送'),
    );

    app.post(
      '/erpAccounts/getErpGoodsList',
      {
        ...reading,
        schema: {
          tags,
          summary: 'Goods that were put into an own account at 旺店通, the newest first',
          body: ErpGoodsBody,
          response: answers(ErpGoodPage),
        },
      },
      async (request) => ok(await accounts.goods(actorOf(request).accountId, request.body)),
    );
  };
}
