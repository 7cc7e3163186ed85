import { useState } from 'react';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import type { OrderParcelPartFragment } from '../graphql/generated/graphql.ts';
import type { StepSubject } from './actOnOrder.ts';
import { NO_REGION, type ReceiverSubject } from './changeReceiver.ts';
import { parcelText as text } from './orderDetail.text.ts';
import { parcelTones } from './orders.text.ts';
import { ParcelFacts } from './ParcelFacts.tsx';
import { Timeline } from './Timeline.tsx';

interface Props {
  parcel: OrderParcelPartFragment;
  mayAct: boolean;
  onStep: (subject: StepSubject) => void;
  onReceiver: (subject: ReceiverSubject) => void;
}

/** A parcel of an order, and what may be done with it. */
export function ParcelCard({ parcel, mayAct, onStep, onReceiver }: Props) {
  const [isTold, setTold] = useState(false);
  const { id, packageNo, status, statusText, packageFee, refundFee, allowedActions } = parcel;
  const may = (action: string) => mayAct && allowedActions.includes(action);
  const step = (which: StepSubject['step']) =>
    onStep({ step: which, id, no: packageNo, fen: packageFee - refundFee, reason: '' });
  return (
    <Stack gap={12}>
      <Row gap={12} wrap>
        <Text strong num>
          <Copyable text={packageNo} label={packageNo} />
        </Text>
        <StatusDot tone={parcelTones[status]}>{statusText}</StatusDot>
        <Grow />
        {may('reissue') && (
          <Button size="small" onClick={() => step('reissue')}>
            {text.reissue}
          </Button>
        )}
        {may('editReceiver') && (
          <Button
            size="small"
            onClick={() =>
              onReceiver({
                ...{ packageId: id, packageNo, receiverName: '', receiverPhone: '', address: '', reason: '' },
                region: NO_REGION,
              })
            }
          >
            {text.editReceiver}
          </Button>
        )}
        {may('refund') && (
          <Button size="small" onClick={() => step('refund')}>
            {text.refund}
          </Button>
        )}
      </Row>
      <ParcelFacts parcel={parcel} />
      <Row>
        <Button size="small" variant="text" aria-expanded={isTold} onClick={() => setTold(!isTold)}>
          {isTold ? text.hideTimeline : text.timeline}
        </Button>
      </Row>
      {isTold && <Timeline packageId={id} label={text.timelineOf(packageNo)} />}
    </Stack>
  );
}
