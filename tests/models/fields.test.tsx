// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { RestDates } from '../../web/src/features/sellerWarehouses/parts/RestDates.tsx';
import { editorText } from '../../web/src/features/sellerWarehouses/warehouseEditor.text.ts';
import { DayRange } from '../../web/src/fields/DayRange.tsx';
import { dayRangeText } from '../../web/src/fields/fields.text.ts';
import { NoMatch } from '../../web/src/list/NoMatch.tsx';
import { toast } from '../../web/src/ui/feedback/toast.ts';
import { Fields } from '../../web/src/ui/inputs/Fields.tsx';
import { fieldText } from '../../web/src/ui/inputs/fields.text.ts';
import { Input } from '../../web/src/ui/inputs/Input.tsx';
import { NumberInput } from '../../web/src/ui/inputs/NumberInput.tsx';
import { ConfirmDialog } from '../../web/src/ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../web/src/ui/overlays/Dialog.tsx';
import { button, editableFields, press, type } from '../support/viewTest.tsx';

const NoteDialog = ({ saving }: { saving: boolean }) => (
  <Dialog open title="note" onClose={() => {}}>
    <Fields saving={saving}>
      <Input aria-label="first" />
      <Input aria-label="second" />
    </Fields>
    <Input aria-label="outside" />
  </Dialog>
);

function Span() {
  const [days, setDays] = useState({ from: '', to: '' });
  return <DayRange days={days} onChange={setDays} />;
}

function Pieces() {
  const [value, setValue] = useState(1);
  return <NumberInput value={value} onChange={setValue} min={1} max={99} label="每包件数" unit="件" />;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

const askWords = {
  title: '删除',
  accept: '删除它',
  cancel: '不删',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有结果',
};

it('a number beyond its bounds is mended, and that is said', () => {
  render(<Pieces />);
  const pieces = screen.getByRole<HTMLInputElement>('spinbutton');
  type(pieces, '10000');
  fireEvent.blur(pieces);
  expect(pieces.value).toBe('99');
  const said = () => toast.getSnapshot().map(({ text }) => text);
  expect(said()).toEqual([fieldText.between('每包件数', 1, 99, '件')]);
  type(pieces, '60');
  fireEvent.blur(pieces);
  expect(said()).toHaveLength(1);
});

it('a question starts on the button that does nothing', () => {
  render(
    <ConfirmDialog
      open
      texts={askWords}
      busy={false}
      failed={false}
      canConfirm
      refusalText={null}
      destructive
      onConfirm={() => {}}
      onClose={() => {}}
    >
      删除后不能恢复
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(button('不删'));
});

it('what hangs above the page closes when a dialog opens over it', () => {
  const closed: string[] = [];
  const popover = document.createElement('div');
  popover.setAttribute('popover', 'manual');
  Object.assign(popover, {
    matches: (selector: string) => selector === ':popover-open',
    hidePopover: () => closed.push('popover'),
  });
  document.body.append(popover);
  render(<NoteDialog saving={false} />);
  popover.remove();
  expect(closed).toEqual(['popover']);
});

describe('a span of days', () => {
  const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  it('that is reversed is reported beside the days, which stay', () => {
    render(<Span />);
    type(day(dayRangeText.from), '2027-02-10');
    type(day(dayRangeText.to), '2027-02-05');
    expect(screen.getByRole('alert').textContent).toBe('结束日期早于开始日期');
    const said = [dayRangeText.from, dayRangeText.to].map((name) => [
      day(name).value,
      day(name).getAttribute('aria-invalid'),
    ]);
    expect(said).toEqual([
      ['2027-02-10', 'true'],
      ['2027-02-05', 'true'],
    ]);
    type(day(dayRangeText.to), '2027-02-10');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is reversed is why a list has no rows', () => {
    const days = { from: '2027-02-10', to: '2027-02-05' };
    const words = { noMatch: '没有符合条件的订单', noMatchHint: '换个关键词', reset: '清空' };
    const { rerender } = render(<NoMatch onReset={() => {}} text={words} days={days} />);
    expect(screen.getByText(dayRangeText.reversed).textContent).toBe('结束日期早于开始日期');
    expect(screen.queryByText('换个关键词')).toBeNull();
    rerender(<NoMatch onReset={() => {}} text={words} days={{ ...days, to: '' }} />);
    expect(screen.getByText('换个关键词').textContent).toBe('换个关键词');
  });

  it('of which a day is none says so, and keeps the day that was there', () => {
    render(<Span />);
    type(day(dayRangeText.from), '2027-02-10');
    for (const words of ['2026-02-30', '11.6', '今天']) {
      type(day(dayRangeText.from), words);
      fireEvent.blur(day(dayRangeText.from));
      expect(screen.getByRole('alert').textContent).toBe(`“${words}”不是日期，请写成 2026-11-30 这样`);
      expect(day(dayRangeText.from).value).toBe('2027-02-10');
    }
    type(day(dayRangeText.from), '2027-02-11');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is turned round is no rest: nothing is added, and the days stay', () => {
    const added: string[][] = [];
    render(<RestDates dates={[]} problem={null} onChange={(dates) => added.push(dates)} />);
    type(day(dayRangeText.from), '2027-02-10');
    type(day(dayRangeText.to), '2027-02-05');
    press(button(editorText.addDates));
    expect([added, day(dayRangeText.from).value]).toEqual([[], '2027-02-10']);
    type(day(dayRangeText.to), '2027-02-11');
    press(button(editorText.addDates));
    expect(added).toEqual([['2027-02-10', '2027-02-11']]);
  });
});

describe('the fields of a form that is saved', () => {
  function typed() {
    const { rerender } = render(<NoteDialog saving={false} />);
    field('second').focus();
    field('second').value = 'typed';
    rerender(<NoteDialog saving />);
    return { failed: () => rerender(<NoteDialog saving={false} />) };
  }

  it('take nothing meanwhile, and hold what was typed', () => {
    const { failed } = typed();
    expect(editableFields()).toEqual([field('outside')]);
    failed();
    expect(editableFields()).toEqual([field('first'), field('second'), field('outside')]);
    expect(field('second').value).toBe('typed');
  });

  it('have the focus back that they have lost', () => {
    const { failed } = typed();
    // As browsers do with what is disabled.
    field('second').blur();
    failed();
    expect(document.activeElement).toBe(field('second'));
  });

  it('do not take the focus from where the person has gone', () => {
    const { failed } = typed();
    field('outside').focus();
    failed();
    expect(document.activeElement).toBe(field('outside'));
  });
});
