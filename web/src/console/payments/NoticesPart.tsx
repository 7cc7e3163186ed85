import { formatDateTime } from '../../lib/time.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadPaymentQuery } from '../graphql/generated/graphql.ts';
import { channelStates, noticesText as text } from './payments.text.ts';

type Notices = LoadPaymentQuery['payment']['notices'];

/** What the channel said and when, the newest first. */
export function NoticesPart({ notices }: { notices: Notices }) {
  if (notices.length === 0) return <Text tone="secondary">{text.none}</Text>;
  return (
    <Stack as="ul" gap={8}>
      {notices.map(({ id, isPushed, state, amount, channelTradeNo, times, createdAt, lastAt }) => (
        <li key={id}>
          {channelStates[state]} {amount !== null && <Price fen={amount} />}{' '}
          <Text tone="secondary">{isPushed ? text.pushed : text.asked}</Text>
          <SecondLine as="p" num>
            <Time at={createdAt} /> {times > 1 && text.times(times, formatDateTime(lastAt))} {channelTradeNo}
          </SecondLine>
        </li>
      ))}
    </Stack>
  );
}
