import { ApiSource } from '../../../rest/ApiSource.ts';
import type { Body, Params } from '../../../rest/contract.ts';
import type { Selection } from '../../../rest/selection.ts';
import type {
  BillDifferenceDto,
  BillDifferencePageDto,
  ChannelBillDto,
  ChannelBillPageDto,
} from './channelBills.dto.ts';

export class ChannelBillsApi extends ApiSource {
  list(params: Params<'/console/channelBills', 'get'>, selection?: Selection): Promise<ChannelBillPageDto> {
    return this.read('get', '/console/channelBills', { params, selection });
  }

  find(id: number, selection?: Selection): Promise<ChannelBillDto> {
    return this.read('get', '/console/channelBills/read', { params: { id }, selection });
  }

  check(requested: Body<'/console/channelBills/check', 'post'>): Promise<ChannelBillDto> {
    return this.write('post', '/console/channelBills/check', { body: requested });
  }

  differences(
    params: Params<'/console/billDifferences', 'get'>,
    selection?: Selection,
  ): Promise<BillDifferencePageDto> {
    return this.read('get', '/console/billDifferences', { params, selection });
  }

  close(id: number, reason: string): Promise<BillDifferenceDto> {
    return this.write('post', '/console/billDifferences/close', { body: { id, reason } });
  }
}
