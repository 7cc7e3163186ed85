import type { Answer } from '../../rest/contract.ts';

export type SplitReceiverSettingDto = Answer<'/splitReceiver/mine', 'get'>;
export type SplitReceiverDto = NonNullable<SplitReceiverSettingDto['receiver']>;
