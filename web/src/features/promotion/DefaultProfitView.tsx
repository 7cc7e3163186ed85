import { useQuery } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { AmountFields } from './AmountField.tsx';
import styles from './MarkUps.module.css';
import { type EditDefaultProfit, editDefaultProfit } from './markUpActions.ts';
import { LoadDefaultProfit } from './markUps.graphql.ts';
import { amountsText, defaultText as text } from './markUps.text.ts';

export function DefaultProfitCard() {
  return <DefaultProfitView editor={useFlow(editDefaultProfit)} />;
}

/** What is added for everybody of whom nothing else is said, shown or changed in place. */
export function DefaultProfitView({ editor }: { editor: EditDefaultProfit }) {
  const editing = useTag(editor, 'open');
  const { data, error, refetch } = useQuery(LoadDefaultProfit, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const known = data?.defaultProfit;
  const figure = (part: 'profit' | 'courierProfit') => ({
    term: amountsText[part],
    value: known ? <Price fen={known[part]} size="large" /> : <Skeleton width={72} height={28} />,
  });
  return (
    <Panel aria-labelledby="defaultProfit" aria-busy={!known && !error} tabIndex={-1}>
      <h2 id="defaultProfit">{text.title}</h2>
      <SecondLine as="p">{text.about}</SecondLine>
      {error && !known ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : editing ? (
        <DefaultForm editor={editor} />
      ) : (
        <>
          <Figures above={16} below={8} items={[figure('profit'), figure('courierProfit')]} />
          <SecondLine as="p" below={16}>
            {known && `${text.caps(known.maxProfit, known.maxCourierProfit)}；${text.levels}`}
          </SecondLine>
          <Button
            disabled={!known}
            onClick={() => known && editor.send({ type: 'editor.open', item: known })}
          >
            {text.edit}
          </Button>
        </>
      )}
    </Panel>
  );
}

function DefaultForm({ editor }: { editor: EditDefaultProfit }) {
  const { form, item, problems, refusal } = useFields(editor, 'form', 'item', 'problems', 'refusal');
  const busy = useTag(editor, 'busy');
  const failed = useTag(editor, 'failed');
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  return (
    <form ref={leadFocus} className={styles.form} onSubmit={save} noValidate>
      <Fields saving={busy}>
        <AmountFields
          typed={form}
          problems={problems}
          limits={item}
          onEdit={(change) => editor.send({ type: 'form.edit', change })}
        />
      </Fields>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {failed && <Message tone="warning">{text.failed}</Message>}
      <Row>
        <Button type="submit" variant="primary" loading={busy}>
          {text.save}
        </Button>
        <Button disabled={busy} onClick={() => editor.send({ type: 'editor.close' })}>
          {text.cancel}
        </Button>
      </Row>
    </form>
  );
}

/** Ref callback: moves the focus into the form, and to its card when it goes. */
function leadFocus(form: HTMLFormElement | null) {
  const card = form?.closest('section');
  form?.querySelector('input')?.focus();
  return () => card?.focus({ preventScroll: true });
}
