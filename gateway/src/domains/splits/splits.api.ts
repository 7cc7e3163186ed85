import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { SplitReceiverSettingDto } from './splits.dto.ts';

export class SplitsApi extends ApiSource {
  receiver(selection?: Selection): Promise<SplitReceiverSettingDto> {
    return this.read('get', '/splitReceiver/mine', { selection });
  }

  save(receiver: Body<'/splitReceiver/save', 'post'>): Promise<SplitReceiverSettingDto> {
    return this.write('post', '/splitReceiver/save', { body: receiver });
  }

  remove(): Promise<SplitReceiverSettingDto> {
    return this.write('post', '/splitReceiver/remove', {});
  }
}
