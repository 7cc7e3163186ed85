import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import type { SourceOrderFieldsFragment } from '../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import {
  CancelSourceOrder,
  DeleteShopOffer,
  LinkShopOffer,
  OpenSourceCashier,
  PaySourceOrder,
  RetrySourceOrder,
} from './sources.graphql.ts';
import { offerText, sourcesText as text } from './sources.text.ts';

type OrderSubject = Pick<SourceOrderFieldsFragment, 'id' | 'remoteOrderNo' | 'amount'>;
export type SourceOrderAction = ConfirmAction<OrderSubject>;
/** With the window that the click has opened: later, browsers take it for a pop-up. */
type CashierSubject = { ids: readonly number[]; opened: Window | null };
export type PayAtCashier = ConfirmAction<CashierSubject>;
type LeftOrder = { id: number; msg: string };

/** Paying one order or several at the cashier of the source, in a window of its own; `onLeft` is told what is not on that page. */
export const payAtCashier = (
  client: ApolloClient,
  onLeft: (left: readonly LeftOrder[], isOpen: boolean) => void = () => {},
) =>
  confirmAction({
    run: async ({ ids, opened }: CashierSubject) => {
      const answer = await runMutation(client, OpenSourceCashier, { ids: [...ids] }).catch(
        (error: unknown) => {
          opened?.close();
          throw error;
        },
      );
      if (isRefusal(answer) || answer.openSourceCashier.url === null) opened?.close();
      return answer;
    },
    onDone: ({ opened }, { openSourceCashier: { url, left } }) => {
      onLeft(left, url !== null);
      if (url === null) return toast.warning(left[0]?.msg ?? text.lost);
      if (!opened) return toast.warning(text.blocked);
      opened.location.href = url;
      return left.length > 0 ? toast.warning(text.openedBut(left.length)) : toast.success(text.opened);
    },
    lost: text.lost,
  });

/** Paying by the agreement that the account has with its payment service. */
export const payByAgreement = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, amount }: OrderSubject) =>
      runMutation(client, PaySourceOrder, { id, way: 'AGREEMENT', amount }),
    onDone: () => toast.success(text.paid),
  });

/** Trying again, or looking again. */
export const retrySourceOrder = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: OrderSubject) => runMutation(client, RetrySourceOrder, { id }),
    onDone: () => toast.success(text.looking),
    lost: text.lost,
  });

export const cancelSourceOrder = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: OrderSubject) => runMutation(client, CancelSourceOrder, { id }),
    onDone: () => toast.success(text.cancelled),
  });

/** Which offer is to stand for a SKU of a shop. */
export interface OfferSubject {
  shopId: number;
  remoteGoodId: string;
  remoteSkuId: string;
  title: string;
  /** Of the offer that stands for it already; null for none. */
  linkId: number | null;
  sourceId: number | null;
  offerNo: string;
  specNo: string | null;
  quantity: number;
}
export type LinkOffer = ConfirmAction<OfferSubject>;

export const linkOffer = (client: ApolloClient) =>
  confirmAction({
    run: ({ shopId, remoteGoodId, remoteSkuId, sourceId, offerNo, specNo, quantity }: OfferSubject) =>
      runMutation(client, LinkShopOffer, {
        input: {
          ...{ shopId, remoteGoodId, remoteSkuId, offerNo, quantity },
          ...{ sourceId: sourceId ?? 0, specNo: specNo ?? '' },
        },
      }),
    validate: ({ sourceId, offerNo, specNo }) =>
      sourceId === null || offerNo === '' || specNo === null ? offerText.incomplete : null,
    onDone: () => toast.success(offerText.linked),
  });

export type UnlinkOffer = ConfirmAction<{ id: number }>;

export const unlinkOffer = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: { id: number }) => runMutation(client, DeleteShopOffer, { id }),
    onDone: () => toast.success(offerText.removed),
    lost: offerText.lost,
  });
