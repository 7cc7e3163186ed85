// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AnswerTextArea } from '../../web/src/features/answerTemplates/AnswerTextArea.tsx';
import {
  chooserText,
  templateEditorText,
  templatesText,
} from '../../web/src/features/answerTemplates/answerTemplates.text.ts';
import { TemplateDialog } from '../../web/src/features/answerTemplates/TemplateDialogs.tsx';
import { editTemplate } from '../../web/src/features/answerTemplates/templateActions.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { type Answers, answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, press, submit, type } from '../support/viewTest.tsx';

const template = (id: number, name: string, text = `${name}的话`) => ({
  ...{ __typename: 'AnswerTemplate', id, name, text, usedAt: null },
});
const sorry = template(1, '道歉');
const twin = {
  message: '同名常用回复已存在',
  path: ['saveAnswerTemplate'],
  extensions: { errorKey: 'ANSWER_TEMPLATE_EXISTS', data: { field: 'name' } },
};
const nameField = () => screen.getByLabelText<HTMLInputElement>(templateEditorText.name, { exact: false });

testEditRecord('keeping an answer template', {
  build: editTemplate,
  view: (editor) => <TemplateDialog editor={editor} />,
  item: { id: null, name: '', text: '给您添麻烦了' },
  texts: templateEditorText,
  changes: [{ name: '道歉' }, { name: ' ' }],
  fill: (change) => type(nameField(), change.name ?? ''),
  stands: (form, change) => form.name === change.name,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => {
    expect(nameField().value).toBe(form.name);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^内容/).value).toBe(form.text);
  },
});

describe('keeping an answer template', () => {
  beforeEach(() => void takeNotices());

  function begun(answers: Answers) {
    const { client, sent } = recordingClient(answers);
    const editor = createActor(editTemplate(client)).start();
    editor.send({ type: 'editor.open', item: { id: null, name: '', text: ' 给您添麻烦了\n' } });
    editor.send({ type: 'form.edit', change: { name: ' 道歉 ' } });
    return { editor, sent };
  }
  const asked = ['SaveAnswerTemplate', { id: null, input: { name: '道歉', text: '给您添麻烦了' } }];
  const answers = (results: (object | 'lost')[], kept = [sorry]) => ({
    SaveAnswerTemplate: inTurn(results),
    ListAnswerTemplates: { answerTemplates: kept },
  });

  it('says at the name that another one has it, until the name is another one', async () => {
    const { editor, sent } = begun(answers([{ errors: [twin] }]));
    editor.send({ type: 'form.save' });
    await answered();
    expect([sent, editor.getSnapshot().context.problems]).toEqual([[asked], { name: twin.message }]);
    editor.send({ type: 'form.edit', change: { text: '别的话' } });
    expect(editor.getSnapshot().context.problems).toEqual({ name: twin.message });
    editor.send({ type: 'form.edit', change: { name: '致歉' } });
    expect(editor.getSnapshot().context.problems).toEqual({});
  });

  it.each([
    ['is done where an earlier try has kept these very words', '给您添麻烦了', 'closed'],
    ['is refused where the name stands for other words', '别的话', { form: 'refused' }],
  ] as const)('%s', async (_, words, state) => {
    const { editor } = begun(answers(['lost', { errors: [twin] }], [template(1, '道歉', words)]));
    editor.send({ type: 'form.save' });
    await answered();
    editor.send({ type: 'form.save' });
    await answered();
    expect([editor.getSnapshot().value, takeNotices()]).toEqual([
      state,
      state === 'closed' ? [['success', templateEditorText.saved]] : [],
    ]);
  });
});

function Answer({ max }: { max: number }) {
  const [words, setWords] = useState('');
  return <AnswerTextArea aria-label="回复" maxLength={max} value={words} onChange={setWords} />;
}

describe('the chooser of templates', () => {
  afterEach(cleanup);

  /** A field with these templates to choose from. */
  async function shown(answerTemplates: object[], { max = 20, typed = '' } = {}) {
    let reads = 0;
    const list = () => {
      reads += 1;
      return { data: { answerTemplates } };
    };
    const { client, sent } = recordingClient({
      ListAnswerTemplates: list,
      MarkAnswerTemplateUsed: {
        markAnswerTemplateUsed: { __typename: 'AnswerTemplate', id: 1, usedAt: '2026-11-28T10:00:00+08:00' },
      },
    });
    render(
      <ApolloProvider client={client}>
        <Answer max={max} />
      </ApolloProvider>,
    );
    if (typed) type(field(), typed);
    return { sent, reads: () => reads };
  }
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('回复');
  const open = () =>
    act(async () => {
      press(button(chooserText.open));
      await answered();
    });
  const items = () => screen.queryAllByRole('menuitem', { hidden: true });
  const chosen = () => items().map(({ textContent }) => textContent);
  const item = (words: string) => {
    const found = items().find(({ textContent }) => textContent?.startsWith(words));
    if (!found) throw new Error(`no ${words} in the menu`);
    return found;
  };
  const key = (name: string) =>
    act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: name }));
  const focused = () => document.activeElement?.textContent;

  it('asks for nothing before it is opened, and then lists the templates above what may be done', async () => {
    const { reads } = await shown([sorry, template(2, '补发')]);
    expect([reads(), chosen()]).toEqual([0, []]);
    await open();
    expect([reads(), chosen()]).toEqual([
      1,
      ['道歉道歉的话', '补发补发的话', chooserText.keep, chooserText.manage],
    ]);
    expect(item(chooserText.keep).matches(':disabled')).toBe(true);
  });

  it('puts one in at the caret, says that it was used, and gives the field the focus', async () => {
    const { sent } = await shown([sorry], { typed: '您好，请谅解' });
    field().setSelectionRange(3, 3);
    await open();
    await act(async () => {
      press(item('道歉'));
      await answered();
    });
    expect([field().value, field().selectionStart]).toEqual(['您好，道歉的话请谅解', 7]);
    expect([document.activeElement === field(), chosen()]).toEqual([true, []]);
    expect(sent).toEqual([['MarkAnswerTemplateUsed', { id: 1 }]]);
  });

  it('says what does not fit, and leaves what was typed', async () => {
    const { sent } = await shown([sorry], { max: 8, typed: '您好，请谅解' });
    await open();
    await act(async () => press(item('道歉')));
    expect(alerts()).toEqual([chooserText.tooLong('道歉', 4, 2)]);
    expect([field().value, sent]).toEqual(['您好，请谅解', []]);
  });

  it('is gone through by the arrows, and left by Esc to its button', async () => {
    await shown([sorry, template(2, '补发')]);
    await open();
    expect(focused()).toBe('道歉道歉的话');
    const steps: (string | null | undefined)[] = [];
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await key(name);
      steps.push(focused());
    }
    expect(steps).toEqual([
      '补发补发的话',
      chooserText.manage,
      '道歉道歉的话',
      chooserText.manage,
      '道歉道歉的话',
      chooserText.manage,
    ]);
    await key('Escape');
    expect([chosen(), document.activeElement]).toEqual([[], button(chooserText.open)]);
  });

  it('finds among more than eight by name or words, and Enter takes the first', async () => {
    await shown([sorry, ...Array.from({ length: 8 }, (_, at) => template(at + 2, `模板${at}`))], { max: 50 });
    await open();
    const search = screen.getByPlaceholderText<HTMLInputElement>(chooserText.search);
    expect(document.activeElement).toBe(search);
    type(search, '模板7的');
    expect(chosen()).toEqual(['模板7模板7的话', chooserText.keep, chooserText.manage]);
    type(search, '没有的');
    expect(screen.getByText(chooserText.noMatch)).toBeDefined();
    type(search, '歉');
    await key('Enter');
    expect(field().value).toBe('道歉的话');
  });

  it('says that there is none, and leads to what is typed being kept', async () => {
    await shown([], { typed: '给您添麻烦了' });
    await open();
    expect(screen.getByText(chooserText.none)).toBeDefined();
    await act(async () => press(item(chooserText.keep)));
    const dialog = screen.getByRole('dialog', { name: templateEditorText.create });
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^内容/).value).toBe('给您添麻烦了');
    expect(chosen()).toEqual([]);
  });

  it('leads to the list of templates, with one to change and one to delete', async () => {
    await shown([sorry]);
    await open();
    await act(async () => {
      press(item(chooserText.manage));
      await answered();
    });
    const list = screen.getByRole('dialog', { name: templatesText.title });
    expect(within(list).getByRole('listitem').textContent).toContain('道歉道歉的话');
    await act(async () => press(button(templatesText.edit('道歉'))));
    expect(nameField().value).toBe('道歉');
    type(nameField(), '');
    await act(async () => submit(button(templateEditorText.save)));
    expect(alerts()).toEqual([templateEditorText.nameMissing]);
    await act(async () => press(button(templateEditorText.cancel)));
    await act(async () => press(button(templatesText.remove('道歉'))));
    expect(screen.getByRole('dialog', { name: '删除常用回复' })).toBeDefined();
  });
});
