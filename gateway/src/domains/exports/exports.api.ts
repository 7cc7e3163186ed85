import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { ExportedFileDto } from './exports.dto.ts';

export class ExportsApi extends ApiSource {
  ofOrders(requested: Body<'/orders/exportOrder', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orders/exportOrder', { body: requested });
  }

  orders(requested: Body<'/orders/exportOrders', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orders/exportOrders', { body: requested });
  }

  parcels(requested: Body<'/orderPackages/exportPackages', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orderPackages/exportPackages', { body: requested });
  }

  toShip(requested: Body<'/orderPackages/exportToShip', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orderPackages/exportToShip', { body: requested });
  }

  evidence(requested: Body<'/orderPackages/exportEvidence', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orderPackages/exportEvidence', { body: requested });
  }

  materials(goodIds: number[]): Promise<ExportedFileDto> {
    return this.write('post', '/goods/exportMaterials', { body: { goodIds } });
  }

  listingPackage(requested: Body<'/goods/exportListingPackage', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/goods/exportListingPackage', { body: requested });
  }

  moneyLogs(requested: Body<'/userMoneyLogs/exportMoneyLogs', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/userMoneyLogs/exportMoneyLogs', { body: requested });
  }

  statement(requested: Body<'/userMoneyLogs/exportStatement', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/userMoneyLogs/exportStatement', { body: requested });
  }

  recharges(requested: Body<'/recharges/exportRecharges', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/recharges/exportRecharges', { body: requested });
  }

  cashOuts(requested: Body<'/cashOut/exportCashOuts', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/cashOut/exportCashOuts', { body: requested });
  }

  shopSkus(requested: Body<'/shops/exportShopSkus', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/shops/exportShopSkus', { body: requested });
  }

  addressBook(requested: Body<'/addressBook/exportAddressBook', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/addressBook/exportAddressBook', { body: requested });
  }

  goods(requested: Body<'/goods/exportGoods', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/goods/exportGoods', { body: requested });
  }

  personalData(proof: Body<'/exports/exportPersonalData', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/exports/exportPersonalData', { body: proof });
  }

  shopSales(requested: Body<'/statistics/exportShopSales', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/statistics/exportShopSales', { body: requested });
  }

  sellerProfit(requested: Body<'/statistics/exportSellerProfit', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/statistics/exportSellerProfit', { body: requested });
  }

  sellerAfterSales(requested: Body<'/statistics/exportAfterSales', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/statistics/exportAfterSales', { body: requested });
  }

  find(taskId: string, selection?: Selection): Promise<ExportedFileDto> {
    return this.read('post', '/exports/find', { body: { taskId }, selection });
  }
}
