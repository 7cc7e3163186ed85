import { useSelector } from '@xstate/react';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './RealName.module.css';
import type { RealNameCheck } from './realName.machine.ts';
import {
  isCheckingManually,
  isStatusUnavailable,
  type RealName,
  selectContext,
} from './realName.selectors.ts';
import { realNameText as text } from './realName.text.ts';

/** The way to the provider's page, while this one asks how the check stands. */
export function RealNameWaiting({ actor }: { actor: RealName }) {
  const { check } = useSelector(actor, selectContext);
  return (
    <>
      {check ? (
        <Scan check={check} />
      ) : (
        <>
          <h3>{text.resumed}</h3>
          <p className={styles.words}>{text.resumedWords}</p>
        </>
      )}
      <Progress actor={actor} />
    </>
  );
}

function Scan({ check: { qrCode, endsAt } }: { check: RealNameCheck }) {
  return (
    <div className={styles.scan}>
      <div className={styles.code}>
        <QrCode text={qrCode} label={text.qrCode} size={232} />
      </div>
      <div>
        <h3>{text.scan}</h3>
        <ol className={styles.steps}>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.until}>{text.until(endsAt)}</p>
      </div>
    </div>
  );
}

function Progress({ actor }: { actor: RealName }) {
  const { manual, msg } = useSelector(actor, selectContext);
  const checking = useSelector(actor, isCheckingManually);
  const statusUnavailable = useSelector(actor, isStatusUnavailable);
  const said = manual && !checking ? text.notYet : text.waiting;
  return (
    <p className={styles.progress} role="status">
      {statusUnavailable ? msg || text.statusUnavailable : said}
    </p>
  );
}
