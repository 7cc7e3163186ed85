import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { writeLicence } from '../../flows/licences/writeLicence.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { ListLicencesQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { uploadLicence } from './licenceFiles.ts';
import { AddLicence, CheckLicence, DecideLicence } from './licences.graphql.ts';
import { acceptText, addText, checkText, refuseText } from './licences.text.ts';

export type Licence = ListLicencesQuery['licences']['list'][number];

export interface LicenceDecision extends Pick<Licence, 'id' | 'kind' | 'number'> {
  accept: boolean;
  reason: string;
}
export type DecidingLicence = ConfirmAction<LicenceDecision>;

/** Accepts a licence, or refuses it with a reason. */
export const decideLicence = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, accept, reason }: LicenceDecision) =>
      runMutation(client, DecideLicence, {
        input: { id, accept, ...(!accept && { reason: reason.trim() }) },
      }),
    validate: ({ accept, reason }) => (accept || isReason(reason) ? null : reasonText.unfit),
    onDone: ({ accept }) => toast.success(accept ? acceptText.done : refuseText.done),
  });

export type CheckedLicence = Pick<Licence, 'id' | 'kind' | 'number'>;
export type CheckingLicence = ConfirmAction<CheckedLicence>;
export const checkLicence = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: CheckedLicence) => runMutation(client, CheckLicence, { id }),
    onDone: () => toast.success(checkText.done),
  });

/** Keeps a licence that a supplier has sent otherwise. */
export const addLicence = (client: ApolloClient) =>
  writeLicence<{ sellerId: number }>({
    store: (file, { sellerId }) => uploadLicence(sellerId, file),
    add: (licence, { sellerId }) => runMutation(client, AddLicence, { input: { ...licence, sellerId } }),
    done: addText.done,
  });
