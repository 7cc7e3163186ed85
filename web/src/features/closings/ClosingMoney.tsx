import type { LoadAccountClosingQuery, RechargeReturnStatus } from '../../graphql/generated/graphql.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import styles from './Closing.module.css';
import { closingText as text } from './closing.text.ts';

const TONES: Record<RechargeReturnStatus, Tone> = {
  PLANNED: 'quiet',
  UNDERWAY: 'info',
  DONE: 'success',
  REFUSED: 'danger',
};

/** Where the money of the account goes, and what else ends with it. */
export function ClosingMoney({ closing }: { closing: LoadAccountClosingQuery['accountClosing'] }) {
  const { refunds, refundAmount, cashOutAmount } = closing;
  const notes = (['giveUpAmount', 'shops', 'members', 'memberParcels'] as const).filter(
    (key) => closing[key] > 0,
  );
  return (
    <div>
      <h3>{text.money}</h3>
      {refunds.length === 0 && cashOutAmount === 0 && <SecondLine as="p">{text.nothing}</SecondLine>}
      {refunds.length > 0 && (
        <>
          <p>{text.back(refundAmount)}</p>
          <SecondLine as="p">{text.backWords}</SecondLine>
          <ul>
            {refunds.map(({ payNo, payTypeText, amount, status, statusText }) => (
              <Row key={`${payNo} ${status}`} as="li" gap={12} className={styles.row}>
                <Grow as="span">
                  {payTypeText}
                  <Text tone="secondary" small>
                    {' '}
                    {payNo}
                  </Text>
                </Grow>
                <Price fen={amount} />
                <StatusDot tone={TONES[status]}>{statusText}</StatusDot>
              </Row>
            ))}
          </ul>
        </>
      )}
      {cashOutAmount > 0 && (
        <>
          <p>{text.cashOut(cashOutAmount)}</p>
          <SecondLine as="p">{text.cashOutWords}</SecondLine>
        </>
      )}
      {notes.map((key) => (
        <SecondLine key={key} as="p">
          {text[key](closing[key])}
        </SecondLine>
      ))}
    </div>
  );
}
