import { formatMoney } from '../../lib/money.ts';
import { useFields } from '../../lib/useFields.ts';
import { Field } from '../../ui/Field.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Message } from '../../ui/Message.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { forecastRefunds } from './forecastRefund.ts';
import { RefundRows } from './RefundRows.tsx';
import { MAX_REASON, refundingText as text, wayText } from './refunds.text.ts';
import type { RefundRequest, RequestingRefunds } from './requestRefunds.ts';

interface Props {
  actor: RequestingRefunds;
  request: RefundRequest;
}

/** What each of the chosen parcels will get and by which way, and why it is asked for. */
export function RefundQuestion({ actor, request }: Props) {
  const { problem } = useFields(actor, 'problem');
  const { parcels, by, reason } = request;
  const { ways, possible, fen, needsReason } = forecastRefunds(parcels, by);
  const impossible = parcels.length - possible.length;
  if (possible.length === 0) {
    return (
      <>
        <Message tone="warning">{text.none}</Message>
        <RefundRows actor={actor} request={request} />
      </>
    );
  }
  return (
    <>
      <Text as="p" strong below={8}>
        {text.possible(possible.length, fen)}
      </Text>
      <Stack as="dl" gap={8} below={12}>
        {ways.map(({ way, count, fen: part }) => {
          const { name, words } = wayText(way, by);
          return (
            <div key={way}>
              <Row as="dt" justify="space-between">
                <span>
                  {name} <span className="num">{count}</span>
                </span>
                <Text num>{formatMoney(part)}</Text>
              </Row>
              <Text as="dd" tone="secondary" small>
                {words}
              </Text>
            </div>
          );
        })}
      </Stack>
      {impossible > 0 && <Message tone="warning">{text.impossible(impossible)}</Message>}
      <RefundRows actor={actor} request={request} />
      <Field
        label={text.reason}
        required={needsReason}
        error={problem}
        hint={needsReason ? text.reasonNeeded : text.reasonHint[by]}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={MAX_REASON}
            value={reason}
            onChange={(to) => actor.send({ type: 'subject.edit', change: { reason: to } })}
          />
        )}
      </Field>
    </>
  );
}
