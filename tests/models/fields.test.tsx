// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../web/src/ui/Dialog.tsx';
import { Fields } from '../../web/src/ui/Fields.tsx';
import { Input } from '../../web/src/ui/Input.tsx';
import { openFields } from '../support/rendered.tsx';

const NoteDialog = ({ saving }: { saving: boolean }) => (
  <Dialog open title="note" onClose={() => {}}>
    <Fields saving={saving}>
      <Input aria-label="first" />
      <Input aria-label="second" />
    </Fields>
    <Input aria-label="outside" />
  </Dialog>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

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
    expect(openFields()).toEqual([field('outside')]);
    failed();
    expect(openFields()).toEqual([field('first'), field('second'), field('outside')]);
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
