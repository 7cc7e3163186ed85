import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isBusy } from '../../lib/selectors.ts';
import { useMatches, useTag } from '../../lib/useFields.ts';
import { Form } from '../../ui/inputs/Form.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import styles from './Bench.module.css';
import type { Bench } from './bench.machine.ts';
import { benchText as text } from './bench.text.ts';
import { useHeldFocus } from './useHeldFocus.ts';

/** The one field of the bench, which always has the focus. What a code means, the state decides. */
export function BenchField({ bench }: { bench: Bench }) {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const alarm = useTag(bench, 'alarm');
  const busy = useSelector(bench, isBusy);
  const skipping = useMatches(bench, 'skipping');
  const failed = [useMatches(bench, 'packFailed'), useMatches(bench, 'leaveFailed')].some(Boolean);
  const asking = useMatches(bench, 'askingWaybill');
  const waiting = useMatches(bench, 'waiting');
  useHeldFocus(field);

  const enter = () => {
    // While an answer is on its way, what was scanned stays and is entered again.
    if (busy) return;
    if (failed) bench.send({ type: 'pack.retry' });
    else bench.send({ type: 'code.scan', code });
    setCode('');
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (alarm && (key === ' ' || key === 'Escape')) {
      event.preventDefault();
      setCode('');
      bench.send({ type: 'alarm.acknowledge' });
    } else if (key === 'Escape') {
      setCode('');
      bench.send({ type: skipping || failed ? 'skip.cancel' : 'parcel.skip' });
    } else if (key === 'Backspace' && code === '') bench.send({ type: 'scan.undo' });
  };
  const hint = alarm
    ? text.field.alarm
    : failed
      ? text.field.retry
      : skipping
        ? text.field.skipping
        : asking
          ? text.field.askingWaybill
          : waiting
            ? text.field.waiting
            : text.field.checking;
  return (
    <Form onSubmit={enter}>
      <Input
        ref={field}
        className={styles.field}
        aria-label={hint}
        placeholder={hint}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={setCode}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => {
          // A click on nothing does not take it away.
          if (relatedTarget === null) requestAnimationFrame(() => field.current?.focus());
        }}
      />
    </Form>
  );
}
