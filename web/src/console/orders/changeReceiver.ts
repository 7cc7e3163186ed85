import type { ApolloClient } from '@apollo/client';
import type { RegionCodes } from '../../fields/region.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { stepText, receiverText as text } from './orderActions.text.ts';
import { ChangeReceiver } from './orders.graphql.ts';

/** A parcel with what is changed of its receiver; what is empty stays as it is. */
export interface ReceiverSubject {
  packageId: number;
  packageNo: string;
  receiverName: string;
  receiverPhone: string;
  address: string;
  /** Where to, where that is changed; empty codes leave it as it is. */
  region: RegionCodes;
  reason: string;
}
export type ChangingReceiver = ConfirmAction<ReceiverSubject>;

export const NO_REGION: RegionCodes = { provinceCode: '', cityCode: '', districtCode: '' };

function changesOf({ receiverName, receiverPhone, address, region }: ReceiverSubject) {
  const typed = Object.entries({ receiverName, receiverPhone, address }).map(
    ([key, value]) => [key, value.trim()] as const,
  );
  const { provinceCode, cityCode, districtCode } = region;
  return {
    ...Object.fromEntries(typed.filter(([, value]) => value !== '')),
    ...(provinceCode && { region: { provinceCode, cityCode, districtCode } }),
  };
}

function problemOf(subject: ReceiverSubject): string | null {
  if (Object.keys(changesOf(subject)).length === 0) return text.nothing;
  if (subject.region.provinceCode && !subject.region.districtCode) return text.regionHalf;
  return isReason(subject.reason) ? null : stepText.reasonShort;
}

/** Changes a receiver before the waybill is asked for. */
export const changeReceiver = (client: ApolloClient) =>
  confirmAction({
    run: (subject: ReceiverSubject) =>
      runMutation(
        client,
        ChangeReceiver,
        {
          input: {
            packageId: subject.packageId,
            ...changesOf(subject),
            reason: subject.reason.trim(),
          },
        },
        { uncached: 'private' },
      ),
    validate: problemOf,
    onDone: () => toast.success(text.done),
  });
