import type { LoadAccountClosingQuery, RechargeReturnStatus } from '../../graphql/generated/graphql.ts';
import { Price } from '../../ui/Price.tsx';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
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
  const { refunds, refundAmount, cashOutAmount, giveUpAmount, shops, members, memberParcels } = closing;
  const notes = [
    ...(giveUpAmount > 0 ? [text.giveUp(giveUpAmount)] : []),
    ...(shops > 0 ? [text.shops(shops)] : []),
    ...(members > 0 ? [text.members(members)] : []),
    ...(memberParcels > 0 ? [text.memberParcels(memberParcels)] : []),
  ];
  return (
    <div>
      <h3>{text.money}</h3>
      {refunds.length === 0 && cashOutAmount === 0 && <p className={styles.sub}>{text.nothing}</p>}
      {refunds.length > 0 && (
        <>
          <p>{text.back(refundAmount)}</p>
          <p className={styles.sub}>{text.backWords}</p>
          <ul>
            {refunds.map(({ payNo, payTypeText, amount, status, statusText }) => (
              <li key={`${payNo} ${status}`} className={styles.row}>
                <span className={styles.name}>
                  {payTypeText}
                  <span className={styles.sub}> {payNo}</span>
                </span>
                <Price fen={amount} />
                <StatusDot tone={TONES[status]}>{statusText}</StatusDot>
              </li>
            ))}
          </ul>
        </>
      )}
      {cashOutAmount > 0 && (
        <>
          <p>{text.cashOut(cashOutAmount)}</p>
          <p className={styles.sub}>{text.cashOutWords}</p>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.sub}>
          {note}
        </p>
      ))}
    </div>
  );
}
