import type { SplitReceiverSettingDto } from '../../../../gateway/src/domains/splits/splits.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const setting: SplitReceiverSettingDto = {
  isOpen: true,
  receiver: {
    ...{ kind: 'merchant', account: '19****0109', name: '义乌优品供应链有限公司' },
    createdAt: '2026-11-20T12:00:00+08:00',
  },
};

export const answers: Answers = {
  '/splitReceiver/mine': () => ok(setting),
  '/splitReceiver/save': () => ok(setting),
  '/splitReceiver/remove': () => ok({ ...setting, receiver: null }),
};
