// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { recipientsText as text } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import { previewMachine } from '../../web/src/features/shipments/byHand/preview/preview.machine.ts';
import { PasteArea } from '../../web/src/features/shipments/byHand/recipients/PasteArea.tsx';
import { recipientsAlone } from './shipByHand.samples.ts';

afterEach(cleanup);

const LINE = '张三 13800000000 浙江省杭州市西湖区文三路1号';

it.each([
  ['the button that a paste moves the focus to', () => screen.getByText(text.read).closest('button')],
  ['the box', () => screen.getByLabelText(text.paste, { selector: 'textarea' })],
])('Ctrl+Enter takes recipients over at %s, and the page does nothing else with it', (_, find) => {
  const list = createActor(recipientsAlone, { input: { rows: [], unreadText: LINE } }).start();
  render(<PasteArea list={list} preview={createActor(previewMachine)} />);
  const at = find();
  if (!at) throw new Error('it is there');
  let isTaken = false;
  act(() => {
    at.focus();
    isTaken = !fireEvent.keyDown(at, { key: 'Enter', ctrlKey: true });
  });
  expect([list.getSnapshot().value, isTaken]).toEqual(['reading', true]);
  list.stop();
});
