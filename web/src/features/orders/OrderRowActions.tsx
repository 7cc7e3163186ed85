import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBusyWith } from '../../exports/exporting.machine.ts';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { shipAgainPath } from '../../lib/pagePaths.ts';
import { useFields } from '../../lib/useFields.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { subjectOf } from './orderActions.ts';
import type { OrderFlows } from './orderFlows.ts';
import { type OrderOffer, offersOf } from './orderOffers.ts';
import { ordersText } from './orders.text.ts';
import { detailHash } from './ordersQuery.ts';

interface Props {
  order: OrderRowFragment;
  flows: OrderFlows;
  /** At the foot of the details: full buttons, the one to do next last, and no way to the details. */
  inDetail?: boolean;
}

/** A button for each thing that may be done with an order now. */
export function OrderRowActions({ order, flows, inDetail = false }: Props) {
  const { search } = useLocation();
  const offers = offersOf(order);
  const lookOf = ({ isQuiet }: OrderOffer, isLast: boolean) => {
    if (inDetail) return isLast && !isQuiet ? 'primary' : 'secondary';
    return isQuiet ? 'quiet' : 'text';
  };
  return (
    <>
      {(inDetail ? offers.toReversed() : offers).map((offer, at) => (
        <Offer
          key={offer.label}
          {...{ offer, order, flows }}
          variant={lookOf(offer, at === offers.length - 1)}
        />
      ))}
      {!inDetail && order.allowedActions.includes('DETAIL') && (
        <LinkButton variant="quiet" to={{ search, hash: detailHash(order.id) }}>
          {ordersText.detail}
        </LinkButton>
      )}
    </>
  );
}

interface OfferProps {
  offer: OrderOffer;
  order: OrderRowFragment;
  flows: OrderFlows;
  variant: 'primary' | 'secondary' | 'text' | 'quiet';
}

function Offer({ offer, order, flows: { actions, quick, opening, exporting }, variant }: OfferProps) {
  const { id, orderNo } = order;
  const navigate = useNavigate();
  const { subject: running } = useFields(quick, 'subject');
  const exported = useSelector(exporting, (snapshot) => isBusyWith(snapshot, id));
  const press = () => {
    const clientNo = uuid();
    switch (offer.kind) {
      case 'action':
        // Nothing is asked while something is done at a click.
        if (running) return;
        return actions.send({
          type: 'action.ask',
          subject: { action: offer.action, order: subjectOf(order), clientNo },
        });
      case 'quick':
        return quick.send({ type: 'action.run', subject: { action: offer.action, orderId: id, clientNo } });
      case 'review':
        return opening.send({ type: 'action.run', subject: { id, orderNo } });
      case 'copy':
        return navigate(shipAgainPath({ orderId: id }));
      case 'export':
        return exporting.send({
          type: 'export.request',
          subject: { list: 'parcelsOf', orderIds: [id] },
        });
    }
  };
  const busy =
    offer.kind === 'quick'
      ? running?.orderId === id && running.action === offer.action
      : offer.kind === 'export' && exported;
  return (
    <Button variant={variant} loading={busy} onClick={press}>
      {offer.label}
    </Button>
  );
}
