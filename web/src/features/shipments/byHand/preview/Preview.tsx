import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { unmeasuredBox } from '../../../../ui/data/unmeasuredBox.ts';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { ChoiceMenu } from '../../../../ui/overlays/ChoiceMenu.tsx';
import { moveAmongParts } from './moveAmongParts.ts';
import { type PartChoice, PreviewRow } from './PreviewRow.tsx';
import styles from './preview.module.css';
import { partNames, previewText as text } from './preview.text.ts';
import type { PreviewReading } from './preview.types.ts';
import type { PastePreview } from './usePreview.ts';

/** What the pasted text is read as, recipient by recipient, in colours; a click on a stretch corrects it. */
export function Preview({ preview }: { preview: PastePreview }) {
  const { readings } = useFields(preview, 'readings');
  const shown = useMatches(preview, 'shown');
  const failed = useMatches(preview, 'failed');
  const [choice, setChoice] = useState<PartChoice | null>(null);
  const unsure = readings.filter(({ problems }) => problems.length > 0).length;
  return (
    <section className={styles.preview} aria-label={text.title} aria-busy={!shown && !failed}>
      <Row wrap gap={8} justify="space-between">
        <Legend />
        <Text small tone="secondary" role="status" num>
          {shown || readings.length > 0 ? text.found(readings.length, unsure) : failed ? '' : text.reading}
        </Text>
      </Row>
      {failed && (
        <Row gap={8}>
          <Text small tone="warning" role="alert">
            {text.failed}
          </Text>
          <Button variant="text" onClick={() => preview.send({ type: 'retry' })}>
            {text.retry}
          </Button>
        </Row>
      )}
      {readings.length > 0 && <Readings readings={readings} onChoose={shown ? setChoice : null} />}
      {choice && (
        <ChoiceMenu
          anchor={choice.anchor}
          label={text.correct(choice.reading.text.slice(choice.part.start, choice.part.end))}
          value={choice.part.kind}
          choices={correctable}
          onClose={() => setChoice(null)}
          onChoose={(kind) => {
            const correction = { ...choice.part, kind };
            preview.send({ type: 'part.correct', of: choice.reading.text, correction });
          }}
        />
      )}
    </section>
  );
}

type Kind = keyof typeof partNames;
const kinds = Object.keys(partNames) as Kind[];
const correctable = kinds
  .filter((kind) => kind !== 'rest' && kind !== 'label')
  .map((kind) => ({
    value: kind as Kind | 'separator',
    text: (
      <>
        <i className={cx(styles.swatch, styles[kind])} aria-hidden="true" />
        {partNames[kind]}
      </>
    ),
  }));

/** Which colour means what, in words. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {kinds
        .filter((kind) => kind !== 'label')
        .map((kind) => (
          <li key={kind}>
            <i className={cx(styles.swatch, styles[kind])} aria-hidden="true" />
            {partNames[kind]}
          </li>
        ))}
    </ul>
  );
}

const ROW_HEIGHT = 37;

interface ReadingsProps {
  readings: readonly PreviewReading[];
  /** Null while another text is being read. */
  onChoose: ((choice: PartChoice) => void) | null;
}

/** The recipients in a box that scrolls; only those near the view are drawn, each as high as its text. */
function Readings({ readings, onChoose }: ReadingsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('0:0');
  const rows = useVirtualizer<HTMLElement, Element>({
    count: readings.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    ...unmeasuredBox,
  });
  const drawn = rows.getVirtualItems();
  const firstDrawn = drawn[0]?.index ?? 0;
  const isDrawn = drawn.some(({ index }) => index === Number(at.split(':')[0]));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the stretches inside are the controls
    <div
      ref={box}
      className={styles.box}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveAmongParts(event)}
      onFocus={({ target }) => setAt(target.dataset.part ?? at)}
    >
      <ol
        className={styles.list}
        aria-label={text.title}
        aria-description={text.hint}
        style={{ height: rows.getTotalSize() }}
      >
        {drawn.map(({ index, start }) => {
          const reading = readings[index];
          return (
            reading && (
              <li
                key={index}
                ref={rows.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PreviewRow
                  reading={reading}
                  at={index}
                  tabStop={isDrawn ? at : `${firstDrawn}:0`}
                  onChoose={onChoose}
                />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
