import type { FastifyPluginAsync } from 'fastify';
import { authorizePages } from '../shops/authorizePages.ts';
import type { CallKind } from '../shops/faults.ts';
import { queryOf } from '../shops/forms.ts';
import { type Given, givenIn, listIn, textIn } from '../shops/given.ts';
import { opaqueId } from '../shops/masked.ts';
import { admit, type SimulatedPlatform } from '../shops/shopFrame.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { getSellerList, orderInfo, orderList, roleGet, sellerOrderInfo } from './douyinAssigned.ts';
import {
  waybillApply,
  waybillCancel,
  waybillGet,
  waybillReturn,
  waybillUpdate,
} from './douyinAssignedWaybills.ts';
import { DOUYIN_ERRORS, type DouyinError, MESSAGES, TROUBLES } from './douyinErrors.ts';
import { auditList, productDetail, productList } from './douyinGoods.ts';
import {
  addProduct,
  categoriesBelow,
  editProduct,
  freightTemplates,
  type Materials,
  materialDetail,
  propertiesOf,
  uploadMaterials,
} from './douyinListings.ts';
import { douyinPushes } from './douyinPushes.ts';
import { type Answered, addressList, mergeV2, orderDetail, searchList } from './douyinReads.ts';
import { requestError } from './douyinRequests.ts';
import { editPrice, syncStocks } from './douyinStocks.ts';
import { createToken, refreshToken } from './douyinTokens.ts';
import { addOrderRemark, addSinglePack, editByPack, type Requests } from './douyinWrites.ts';

const DAY_MS = 86_400_000;

/** 抖店: the gateway, and the page where a shop authorises the application. */
export const DOUYIN: SimulatedPlatform = {
  platform: 4,
  slug: 'douyin',
  name: '抖店',
  lifetimes: { accessMs: 7 * DAY_MS, refreshMs: 14 * DAY_MS },
  orderNo: (serial, createdAt) =>
    `69${Math.floor(createdAt.getTime() / 1_000)}${String(serial).padStart(7, '0')}`,
  routes: douyinRoutes,
};

type Method = {
  call: CallKind;
  answer: (input: Given, shop: SimulatedShop) => Answered;
};

function douyinRoutes(world: PlatformWorld): FastifyPluginAsync {
  const requests: Requests = new Map();
  const stockIds = new Set<string>();
  const materials: Materials = new Map();
  const tokens: Record<string, { call: CallKind; answer: (input: Given) => Answered }> = {
    'token.create': { call: 'exchange', answer: (input) => createToken(world, input) },
    'token.refresh': { call: 'refresh', answer: (input) => refreshToken(world, input) },
  };
  const methods: Record<string, Method> = {
    'order.searchList': { call: 'list', answer: (input, shop) => searchList(world, shop, input) },
    'order.orderDetail': { call: 'get', answer: (input, shop) => orderDetail(world, shop, input) },
    'address.list': { call: 'addresses', answer: (input, shop) => addressList(world, shop, input) },
    'product.listV2': { call: 'goods', answer: (input, shop) => productList(world, shop, input) },
    'product.auditList': { call: 'goods', answer: (input, shop) => auditList(world, shop, input) },
    'product.detail': { call: 'goods', answer: (input, shop) => productDetail(world, shop, input) },
    'order.mergeV2': { call: 'merge', answer: (input, shop) => mergeV2(world, shop, input) },
    'order.logisticsAddSinglePack': {
      call: 'ship',
      answer: (input, shop) => addSinglePack(world, shop, input, requests),
    },
    'order.logisticsEditByPack': { call: 'change', answer: (input, shop) => editByPack(world, shop, input) },
    'iop.roleGet': { call: 'get', answer: (_input, shop) => roleGet(world, shop) },
    'iop.getSellerList': { call: 'list', answer: (input, shop) => getSellerList(world, shop, input) },
    'iop.orderList': { call: 'list', answer: (input, shop) => orderList(world, shop, input) },
    'iop.orderInfo': { call: 'get', answer: (input, shop) => orderInfo(world, shop, input) },
    'iop.sellerOrderInfo': { call: 'get', answer: (input, shop) => sellerOrderInfo(world, shop, input) },
    'iop.waybillGet': { call: 'waybill', answer: (input, shop) => waybillGet(world, shop, input) },
    'iop.waybillCancel': { call: 'waybill', answer: (input, shop) => waybillCancel(world, shop, input) },
    'iop.waybillReturn': { call: 'ship', answer: (input, shop) => waybillReturn(world, shop, input) },
    'iop.waybillUpdate': { call: 'change', answer: (input, shop) => waybillUpdate(world, shop, input) },
    'logistics.waybillApply': { call: 'waybill', answer: (input, shop) => waybillApply(world, shop, input) },
    'sku.syncStockBatchMultiProducts': {
      call: 'stock',
      answer: (input, shop) => syncStocks(world, shop, input, stockIds),
    },
    'sku.editPrice': { call: 'price', answer: (input, shop) => editPrice(world, shop, input) },
    'shop.getShopCategory': { call: 'listing', answer: (input) => categoriesBelow(input) },
    'product.getCatePropertyV2': { call: 'listing', answer: (input) => propertiesOf(input) },
    'freightTemplate.list': { call: 'listing', answer: (_input, shop) => freightTemplates(shop) },
    'material.batchUploadImageSync': {
      call: 'listing',
      answer: (input, shop) => uploadMaterials(shop, input, materials),
    },
    'material.queryMaterialDetail': {
      call: 'listing',
      answer: (input, shop) => materialDetail(shop, input, materials),
    },
    'product.addV2': { call: 'putUp', answer: (input, shop) => addProduct(world, shop, input) },
    'product.editV2': { call: 'putUp', answer: (input, shop) => editProduct(world, shop, input) },
    'order.addOrderRemark': { call: 'remark', answer: (input, shop) => addOrderRemark(world, shop, input) },
  };

  const pushes = douyinPushes(world.app);
  world.assignments.whenChanged((assignment, change) => {
    void pushes.push(assignment, change, world.pushPlan.take());
  });

  world.goods.whenJudged(({ shopId, goodId, fate, words }) => {
    void pushes.pushGoods(shopId, goodId, fate, words, world.pushPlan.take());
  });

  function shopOfToken(accessToken: string): SimulatedShop | DouyinError {
    if (!accessToken) return DOUYIN_ERRORS.accessMissing;
    const found = world.authorisations.find(accessToken);
    const shop = found && world.shop(found.authorisation.shopId);
    if (!shop) return DOUYIN_ERRORS.accessUnknown;
    if (found.authorisation.isRevoked) return DOUYIN_ERRORS.accessClosed;
    return found.isValid ? shop : DOUYIN_ERRORS.accessExpired;
  }

  return async (app) => {
    // The signature is over the text of the body.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    // The address that people are sent back to is registered with the service and not told in the link.
    await app.register(
      authorizePages(world, {
        path: '/authorize',
        read: (query) =>
          query.get('service_id') === world.app.serviceId
            ? {
                appKey: world.app.key,
                redirectUri: world.app.redirectUri ?? '',
                state: query.get('state') ?? '',
              }
            : 'invalid service_id',
      }),
    );

    app.post<{ Params: { '*': string } }>('/*', async (request, reply) => {
      const query = queryOf(request);
      const paramJson = typeof request.body === 'string' ? request.body : '';
      const name = query.get('method') ?? '';
      const refuse = (error: DouyinError) => reply.send(envelope(error));

      const fault = requestError(query, paramJson, world.app, world.now());
      if (fault) return refuse(fault);
      const tokenMethod = Object.hasOwn(tokens, name) ? tokens[name] : undefined;
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      const call = (tokenMethod ?? method)?.call;
      if (!call || request.params['*'] !== name.replaceAll('.', '/'))
        return refuse(DOUYIN_ERRORS.methodUnknown);
      const input = givenIn(JSON.parse(paramJson));
      const trouble = await admit(world, { method: name, call, orderNos: orderNosIn(input) }, reply);
      if (trouble === 'sent') return reply;
      if (trouble) return refuse(TROUBLES[trouble.kind]);
      if (tokenMethod) return reply.send(envelope(tokenMethod.answer(input)));
      const shop = shopOfToken(query.get('access_token') ?? '');
      if ('code' in shop || !method) return refuse('code' in shop ? shop : DOUYIN_ERRORS.methodUnknown);
      return reply.send(envelope(method.answer(input, shop)));
    });
  };
}

function envelope(answered: Answered) {
  const log_id = opaqueId(JSON.stringify(answered)).slice(0, 32);
  if ('data' in answered) {
    return { code: 10_000, msg: MESSAGES[10_000], sub_code: '', sub_msg: '', log_id, data: answered.data };
  }
  return { ...answered, msg: MESSAGES[answered.code], log_id, data: null };
}

function orderNosIn(input: Given): string[] {
  const listed = Array.isArray(input.order_id_list) ? input.order_id_list : [];
  const merged = listIn(input.merge_list).map(({ order_id: id }) => id);
  return [input.order_id, input.shop_order_id, input.distr_order_id, ...listed, ...merged]
    .map(textIn)
    .filter(Boolean);
}
