import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { ExportedFileDto } from './exports.dto.ts';

export class ExportsApi extends ApiSource {
  ofOrders(wanted: Body<'/orders/exportOrder', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orders/exportOrder', { body: wanted });
  }

  orders(wanted: Body<'/orders/exportOrders', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orders/exportOrders', { body: wanted });
  }

  parcels(wanted: Body<'/orderPackages/exportPackages', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orderPackages/exportPackages', { body: wanted });
  }

  toShip(wanted: Body<'/orderPackages/exportToShip', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/orderPackages/exportToShip', { body: wanted });
  }

  moneyLogs(wanted: Body<'/userMoneyLogs/exportMoneyLogs', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/userMoneyLogs/exportMoneyLogs', { body: wanted });
  }

  recharges(wanted: Body<'/recharges/exportRecharges', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/recharges/exportRecharges', { body: wanted });
  }

  cashOuts(wanted: Body<'/cashOut/exportCashOuts', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/cashOut/exportCashOuts', { body: wanted });
  }

  personalData(proof: Body<'/exports/exportPersonalData', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/exports/exportPersonalData', { body: proof });
  }

  sellerProfit(wanted: Body<'/statistics/exportSellerProfit', 'post'>): Promise<ExportedFileDto> {
    return this.write('post', '/statistics/exportSellerProfit', { body: wanted });
  }

  find(taskId: string): Promise<ExportedFileDto> {
    return this.read('post', '/exports/find', { body: { taskId } });
  }
}
