import { useFields } from '../../lib/useFields.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import styles from './Bench.module.css';
import type { Bench } from './bench.machine.ts';
import { benchText as text } from './bench.text.ts';
import { type BenchParcel, type CheckLine, nextLine } from './checkLines.ts';

/** The open parcel: who it is for, what is to be known of it, and its pieces. */
export function BenchLines({ bench, parcel }: { bench: Bench; parcel: BenchParcel }) {
  const { lines } = useFields(bench, 'lines');
  const next = nextLine(lines);
  const { place, packageNo, waybillNo, courierName, receiver, remark, buyerNote } = parcel;
  return (
    <>
      <Row gap={16} below={12} align="baseline" wrap>
        {place != null && <Text className={styles.place}>{text.place(place)}</Text>}
        <span>
          <Text strong num block>
            {packageNo}
          </Text>
          <SecondLine>
            {[courierName, waybillNo ?? text.noWaybill, receiver].filter(Boolean).join(' · ')}
          </SecondLine>
        </span>
      </Row>
      {buyerNote !== '' && (
        <p className={styles.note}>
          <Icon name="warning" tone="warning" />
          {text.buyerNote(buyerNote)}
        </p>
      )}
      {remark !== '' && (
        <p className={styles.note}>
          <Icon name="info" tone="info" />
          {text.remark(remark)}
        </p>
      )}
      <ul className={styles.lines} aria-label={text.pieces}>
        {lines.map((line, at) => (
          <Line key={`${line.bundle?.item ?? ''}-${line.skuId}`} line={line} isNext={at === next} />
        ))}
      </ul>
    </>
  );
}

function Line({ line, isNext }: { line: CheckLine; isNext: boolean }) {
  const { title, pic, bin, note, bundle, done, need } = line;
  const isDone = done >= need;
  return (
    <li className={cx(styles.line, isNext && styles.next, isDone && styles.done)}>
      <ImageWithFallback src={pic} alt="" />
      <div className={styles.words}>
        <Text strong={isNext}>{title}</Text>
        <SecondLine>
          {[bin && text.bin(bin), bundle && text.of(bundle.title)].filter(Boolean).join(' · ')}
        </SecondLine>
        {note !== '' && <SecondLine tone="warning">{text.note(note)}</SecondLine>}
      </div>
      <Text num className={styles.count} role="img" aria-label={text.counted(title, done, need)}>
        {text.count(done, need)}
      </Text>
      <span className={styles.tick}>{isDone && <Icon name="success" tone="success" />}</span>
    </li>
  );
}
