import type { LoadCaseQuery } from '../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { caseText as text } from './afterSales.text.ts';
import styles from './Case.module.css';

/** Where goods are to be sent, and how far they are. */
export function WayBack({
  found: { returnTo, returnParcel, finishedAt },
}: {
  found: LoadCaseQuery['cases']['list'][number];
}) {
  return (
    <>
      {returnTo && finishedAt === null && (
        <section className={styles.way} aria-label={text.returnTo}>
          <Text as="h3" small tone="secondary">
            {text.returnTo} · {returnTo.warehouseName}
          </Text>
          <Copyable wraps text={returnTo.text} label={text.returnToAll} />
          <SecondLine>{text.returnHint}</SecondLine>
        </section>
      )}
      {returnParcel && (
        <section className={styles.way} aria-label={text.back}>
          <Text as="h3" small tone="secondary">
            {[text.back, returnParcel.courierName].filter(Boolean).join(' · ')}
          </Text>
          <Copyable text={returnParcel.waybillNo} label={text.back} />
          {returnParcel.arrivedAt && <SecondLine>{text.arrived(returnParcel.arrivedAt)}</SecondLine>}
          {!returnParcel.arrivedAt && returnParcel.signedAt && (
            <SecondLine>{text.delivered(returnParcel.signedAt)}</SecondLine>
          )}
          {returnParcel.traces.length === 0 ? (
            <SecondLine>{text.noTraces}</SecondLine>
          ) : (
            <ol className={styles.traces} aria-label={text.wayBack}>
              {returnParcel.traces.map((trace) => (
                <li key={`${trace.at} ${trace.text}`}>
                  {trace.text}
                  <SecondLine>
                    <Time at={trace.at} />
                  </SecondLine>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  );
}
