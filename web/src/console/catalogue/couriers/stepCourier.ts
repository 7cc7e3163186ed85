import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { ServiceStatus } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { isReason, reasonText } from '../../reasons.ts';
import { SetCourierStatus, SortCouriers } from '../catalogue.graphql.ts';
import { catalogueText, courierStepText as text } from '../catalogue.text.ts';

export interface CourierSubject {
  id: number;
  name: string;
  status: ServiceStatus;
  reason: string;
}
export type SteppingCourier = ConfirmAction<CourierSubject>;

/** Enables, disables or pauses a courier. */
export const stepCourier = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, status, reason }: CourierSubject) =>
      runMutation(client, SetCourierStatus, { id, status, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: ({ status, name }) => toast.success(text.done(status, name)),
  });

/** Puts all couriers in another order. */
export const sortCouriers = (client: ApolloClient) =>
  confirmAction({
    run: (ids: number[]) => runMutation(client, SortCouriers, { ids }),
    onDone: () => {},
    lost: catalogueText.sortLost,
  });
