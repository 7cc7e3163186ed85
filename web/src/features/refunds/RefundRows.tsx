import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { isBusy, isFailed } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { RowList } from '../../ui/data/RowList.tsx';
import { forecastRefund, leftOf, type ParcelOutcome, type RefundSubject } from './forecastRefund.ts';
import { outcomeText, refundingText as text, wayText, whyNotText } from './refunds.text.ts';
import type { RefundRequest, RequestingRefunds } from './requestRefunds.ts';

/** The chosen parcels: what each will get, or what came of it. */
export function RefundRows({
  actor,
  request: { parcels, by },
}: {
  actor: RequestingRefunds;
  request: RefundRequest;
}) {
  const { results } = useFields(actor, 'results');
  const confirming = useMatches(actor, 'confirming');
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const outcomes = new Map(results);
  const wordsOf = (parcel: RefundSubject) => {
    const outcome = outcomes.get(parcel.id);
    if (outcome) return outcomeText(outcome);
    const forecast = forecastRefund(parcel, by);
    if ('why' in forecast) return whyNotText[forecast.why];
    if (confirming || busy) return wayText(forecast.way, by).name;
    return failed ? text.unknown : text.notSent;
  };
  return (
    <RowList label={text.list} columns="minmax(0, 1fr) 80px minmax(0, 1fr)" height="240px" tabIndex={0}>
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          <div>
            <span className="num">{parcel.packageNo}</span>
            <Text tone="secondary" small cut="ellipsis">
              {parcel.goodName}
            </Text>
          </div>
          <Text num style={{ textAlign: 'right' }}>
            {formatMoney(leftOf(parcel))}
          </Text>
          <Text anywhere tone={toneOf(outcomes.get(parcel.id), 'why' in forecastRefund(parcel, by))}>
            {wordsOf(parcel)}
          </Text>
        </li>
      ))}
    </RowList>
  );
}

function toneOf(outcome: ParcelOutcome | undefined, impossible: boolean) {
  if (outcome) return outcome.kind === 'failed' ? 'danger' : 'success';
  return impossible ? 'secondary' : undefined;
}
