import { useMemo } from 'react';
import { ExportButton } from '../../../exports/ExportButton.tsx';
import { ExportNotice } from '../../../exports/ExportNotice.tsx';
import { useExporting } from '../../../exports/useExporting.ts';
import { SheetDropZone } from '../../../fields/SheetDropZone.tsx';
import { SheetPicker } from '../../../fields/SheetPicker.tsx';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { fileRefusalText } from '../../spreadsheets/sheets.text.ts';
import styles from './Filling.module.css';
import { fillText, problemText, fillSheetText as text } from './filling.text.ts';
import { isWrong, problemsOf } from './fillRows.ts';
import type { FillWaybills } from './fillWaybills.machine.ts';

/** The sheet: written with the parcels that wait and their receivers, then chosen once it is filled in. */
export function FillFile({ actor }: { actor: FillWaybills }) {
  const { parcels } = useFields(actor, 'parcels');
  const exporting = useExporting();
  return (
    <>
      <section>
        <h3>{text.step1}</h3>
        <Text as="p" tone="secondary" above={4} below={4}>
          {text.step1Words(parcels.length)}
        </Text>
        <Text as="p" tone="secondary" small below={12}>
          {text.recorded}
        </Text>
        <Row below={12}>
          <ExportButton
            exporting={exporting}
            subject={{ list: 'toShip', parcelIds: parcels.map(({ id }) => id) }}
            disabled={false}
            label={text.download}
          />
        </Row>
        <ExportNotice exporting={exporting} />
      </section>
      <section>
        <Text as="h3" above={24} below={4}>
          {text.step2}
        </Text>
        <FilePlace actor={actor} />
      </section>
    </>
  );
}

function FilePlace({ actor }: { actor: FillWaybills }) {
  const { fileRefusal, areColumnsMissing } = useFields(actor, 'fileRefusal', 'areColumnsMissing');
  const reading = useMatches(actor, 'reading');
  const readFailed = useMatches(actor, { choosing: 'readFailed' });
  const problem = fileRefusal
    ? fileRefusalText(fileRefusal)
    : areColumnsMissing
      ? text.areColumnsMissing
      : readFailed
        ? text.readFailed
        : null;
  return (
    <>
      <SheetDropZone
        label={text.step2}
        words={text}
        reading={reading ? text.reading : null}
        onFile={(file) => actor.send({ type: 'file.choose', file })}
      >
        <p>{text.formats}</p>
      </SheetDropZone>
      {problem && <Message tone="danger">{problem}</Message>}
    </>
  );
}

/** More rows would be slow to render and are rarely read. */
const ROWS_SHOWN = 300;

/** The rows of the sheet with a verdict each, what is wrong first. */
export function FillSheetRows({ actor }: { actor: FillWaybills }) {
  const { rows, file, areRowsMissing } = useFields(actor, 'rows', 'file', 'areRowsMissing');
  const problems = useMemo(() => problemsOf(rows), [rows]);
  const wrong = rows.filter(({ row }) => isWrong(problems.get(row)));
  const skipped = problems.size - wrong.length;
  const ready = rows.filter(({ row }) => !problems.has(row));
  const listed = [...wrong, ...ready];
  const words = [
    text.read(file?.name ?? '', ready.length),
    wrong.length > 0 ? text.wrong(wrong.length) : '',
    skipped > 0 ? text.skipped(skipped) : '',
  ];
  return (
    <>
      <Message
        tone={wrong.length > 0 ? 'warning' : 'info'}
        action={
          <SheetPicker
            variant="text"
            label={text.another}
            onFile={(chosen) => actor.send({ type: 'file.choose', file: chosen })}
          />
        }
      >
        {words.join('')}
      </Message>
      {areRowsMissing && <Message tone="warning">{fillText.areRowsMissing}</Message>}
      {listed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={text.rows}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[text.line, text.packageNo, text.waybillNo, text.courier, text.verdict].map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.slice(0, ROWS_SHOWN).map(({ row, packageNo, waybillNo, courier }) => {
                const problem = problems.get(row);
                return (
                  <tr key={row}>
                    <td className="num">{row}</td>
                    <td className="num">{packageNo}</td>
                    <td className="num">{waybillNo}</td>
                    <td>{courier || fillText.asOrdered}</td>
                    <td>
                      <Text tone={problem ? 'danger' : 'success'}>
                        {problem ? problemText(problem) : text.ok}
                      </Text>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      {listed.length > ROWS_SHOWN && <SecondLine as="p">{text.more(listed.length - ROWS_SHOWN)}</SecondLine>}
    </>
  );
}
