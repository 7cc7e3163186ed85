import type { FastifyBaseLogger } from 'fastify';
import { AccountsApi } from './domains/accounts/accounts.api.ts';
import { AreasApi } from './domains/areas/areas.api.ts';
import { CashOutsApi } from './domains/cashOuts/cashOuts.api.ts';
import { ChangesApi } from './domains/changes/changes.api.ts';
import { ClosingsApi } from './domains/closings/closings.api.ts';
import { CouriersApi } from './domains/couriers/couriers.api.ts';
import { ExportsApi } from './domains/exports/exports.api.ts';
import { FavouritesApi } from './domains/favourites/favourites.api.ts';
import { GoodsApi } from './domains/goods/goods.api.ts';
import { JoinsApi } from './domains/joins/joins.api.ts';
import { LabelsApi } from './domains/labels/labels.api.ts';
import { LegalApi } from './domains/legal/legal.api.ts';
import { NoticesApi } from './domains/notices/notices.api.ts';
import { ParcelsApi } from './domains/parcels/parcels.api.ts';
import { PaymentsApi } from './domains/payments/payments.api.ts';
import { ProblemsApi } from './domains/problems/problems.api.ts';
import { PromotionApi } from './domains/promotion/promotion.api.ts';
import { RefundsApi } from './domains/refunds/refunds.api.ts';
import { SellerGoodsApi } from './domains/sellerGoods/sellerGoods.api.ts';
import { SellerWarehousesApi } from './domains/sellerWarehouses/sellerWarehouses.api.ts';
import { SendersApi } from './domains/senders/senders.api.ts';
import { SettingsApi } from './domains/settings/settings.api.ts';
import { ShipmentsApi } from './domains/shipments/shipments.api.ts';
import { ShopsApi } from './domains/shops/shops.api.ts';
import { StatisticsApi } from './domains/statistics/statistics.api.ts';
import { StockApi } from './domains/stock/stock.api.ts';
import { WalletApi } from './domains/wallet/wallet.api.ts';
import { WarehousesApi } from './domains/warehouses/warehouses.api.ts';
import type { Caller } from './rest/Caller.ts';

/** What resolvers get, new for every operation. */
export type Context = {
  caller: Caller;
  apis: Apis;
  log: FastifyBaseLogger;
  /** Of the request. */
  bodyBytes: number;
};

export function createContext(
  caller: Caller,
  { log, bodyBytes }: Pick<Context, 'log' | 'bodyBytes'>,
): Context {
  return { caller, apis: new Apis(caller), log, bodyBytes };
}

/** The sources of one operation, each made when it is first asked. */
class Apis {
  readonly #caller: Caller;
  #accounts?: AccountsApi;
  #areas?: AreasApi;
  #cashOuts?: CashOutsApi;
  #closings?: ClosingsApi;
  #changes?: ChangesApi;
  #couriers?: CouriersApi;
  #exports?: ExportsApi;
  #favourites?: FavouritesApi;
  #goods?: GoodsApi;
  #joins?: JoinsApi;
  #labels?: LabelsApi;
  #legal?: LegalApi;
  #notices?: NoticesApi;
  #parcels?: ParcelsApi;
  #payments?: PaymentsApi;
  #problems?: ProblemsApi;
  #promotion?: PromotionApi;
  #refunds?: RefundsApi;
  #senders?: SendersApi;
  #settings?: SettingsApi;
  #shipments?: ShipmentsApi;
  #shops?: ShopsApi;
  #statistics?: StatisticsApi;
  #stock?: StockApi;
  #sellerWarehouses?: SellerWarehousesApi;
  #sellerGoods?: SellerGoodsApi;
  #wallet?: WalletApi;
  #warehouses?: WarehousesApi;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  get accounts(): AccountsApi {
    this.#accounts ??= new AccountsApi(this.#caller);
    return this.#accounts;
  }

  get areas(): AreasApi {
    this.#areas ??= new AreasApi(this.#caller);
    return this.#areas;
  }

  get cashOuts(): CashOutsApi {
    this.#cashOuts ??= new CashOutsApi(this.#caller);
    return this.#cashOuts;
  }

  get closings(): ClosingsApi {
    this.#closings ??= new ClosingsApi(this.#caller);
    return this.#closings;
  }

  get changes(): ChangesApi {
    this.#changes ??= new ChangesApi(this.#caller);
    return this.#changes;
  }

  get couriers(): CouriersApi {
    this.#couriers ??= new CouriersApi(this.#caller);
    return this.#couriers;
  }

  get exports(): ExportsApi {
    this.#exports ??= new ExportsApi(this.#caller);
    return this.#exports;
  }

  get favourites(): FavouritesApi {
    this.#favourites ??= new FavouritesApi(this.#caller);
    return this.#favourites;
  }

  get goods(): GoodsApi {
    this.#goods ??= new GoodsApi(this.#caller);
    return this.#goods;
  }

  get joins(): JoinsApi {
    this.#joins ??= new JoinsApi(this.#caller);
    return this.#joins;
  }

  get labels(): LabelsApi {
    this.#labels ??= new LabelsApi(this.#caller);
    return this.#labels;
  }

  get legal(): LegalApi {
    this.#legal ??= new LegalApi(this.#caller);
    return this.#legal;
  }

  get notices(): NoticesApi {
    this.#notices ??= new NoticesApi(this.#caller);
    return this.#notices;
  }

  get parcels(): ParcelsApi {
    this.#parcels ??= new ParcelsApi(this.#caller);
    return this.#parcels;
  }

  get payments(): PaymentsApi {
    this.#payments ??= new PaymentsApi(this.#caller);
    return this.#payments;
  }

  get problems(): ProblemsApi {
    this.#problems ??= new ProblemsApi(this.#caller);
    return this.#problems;
  }

  get promotion(): PromotionApi {
    this.#promotion ??= new PromotionApi(this.#caller);
    return this.#promotion;
  }

  get refunds(): RefundsApi {
    this.#refunds ??= new RefundsApi(this.#caller);
    return this.#refunds;
  }

  get senders(): SendersApi {
    this.#senders ??= new SendersApi(this.#caller);
    return this.#senders;
  }

  get settings(): SettingsApi {
    this.#settings ??= new SettingsApi(this.#caller);
    return this.#settings;
  }

  get shipments(): ShipmentsApi {
    this.#shipments ??= new ShipmentsApi(this.#caller);
    return this.#shipments;
  }

  get shops(): ShopsApi {
    this.#shops ??= new ShopsApi(this.#caller);
    return this.#shops;
  }

  get statistics(): StatisticsApi {
    this.#statistics ??= new StatisticsApi(this.#caller);
    return this.#statistics;
  }

  get sellerWarehouses(): SellerWarehousesApi {
    this.#sellerWarehouses ??= new SellerWarehousesApi(this.#caller);
    return this.#sellerWarehouses;
  }

  get sellerGoods(): SellerGoodsApi {
    this.#sellerGoods ??= new SellerGoodsApi(this.#caller);
    return this.#sellerGoods;
  }

  get stock(): StockApi {
    this.#stock ??= new StockApi(this.#caller);
    return this.#stock;
  }

  get wallet(): WalletApi {
    this.#wallet ??= new WalletApi(this.#caller);
    return this.#wallet;
  }

  get warehouses(): WarehousesApi {
    this.#warehouses ??= new WarehousesApi(this.#caller);
    return this.#warehouses;
  }
}
