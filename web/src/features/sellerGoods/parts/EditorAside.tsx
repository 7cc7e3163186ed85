import { useSelector } from '@xstate/react';
import { isBusy, isFailed } from '../../../lib/selectors.ts';
import { useFields, useFormFields, useProblems } from '../../../lib/useFields.ts';
import card from '../../../shop/GoodsCard.module.css';
import { shopText } from '../../../shop/shop.text.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { focusField } from '../EditorField.tsx';
import styles from '../GoodsEditor.module.css';
import { GOOD_FIELDS, type GoodField } from '../goodForm.rules.ts';
import {
  canPublish,
  canStayOff,
  type GoodsEditor,
  isSpecified,
  isUnsaved,
  selectMargin,
  selectMissing,
  selectPrice,
  selectStatus,
} from '../goodsEditor.selectors.ts';
import { fieldNames, goodProblemText, saveButtons, editorText as text } from '../goodsEditor.text.ts';

/** What must be there before goods can go on sale. */
type Needed = readonly Exclude<GoodField, 'form'>[];
const NEEDED: Needed = ['name', 'category', 'pics', 'supplyPrice', 'weight', 'stocks'];
/** Where each combination has a price and a weight. */
const NEEDED_OF_SEVERAL: Needed = ['name', 'category', 'pics', 'skus', 'stocks'];

/** Stays in view: what buyers will see, what is missing, and the buttons. */
export function EditorAside({ editor, formId }: { editor: GoodsEditor; formId: string }) {
  const { publish } = useFields(editor, 'publish');
  const problems = useProblems(editor);
  const failed = useSelector(editor, isFailed);
  const busy = useSelector(editor, isBusy);
  const unsaved = useSelector(editor, isUnsaved);
  const status = useSelector(editor, selectStatus);
  const publishable = useSelector(editor, canPublish);
  const mayStayOff = useSelector(editor, canStayOff);
  const problem = failed ? text.requestFailed : goodProblemText('form', problems.form);
  const { main, second } = saveButtons[status ?? 'DRAFT'];
  return (
    <aside className={styles.aside} aria-label={text.preview}>
      <h2>{text.preview}</h2>
      <PreviewCard editor={editor} />
      <Missing editor={editor} />
      {problem && <Message tone={failed ? 'warning' : 'danger'}>{problem}</Message>}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        fluid
        loading={busy && publish === publishable}
        disabled={busy && publish !== publishable}
      >
        {main}
      </Button>
      {publishable && mayStayOff && second && (
        <Button
          fluid
          loading={busy && !publish}
          disabled={busy && publish}
          title={text.shortcut}
          onClick={() =>
            editor.send(
              status === 'OFF_SALE' ? { type: 'good.save', publish: false } : { type: 'draft.save' },
            )
          }
        >
          {second}
        </Button>
      )}
      <Text as="p" small tone="secondary" above={4} role="status">
        {unsaved && text.unsavedNote}
      </Text>
    </aside>
  );
}

function Missing({ editor }: { editor: GoodsEditor }) {
  const missing = useSelector(editor, selectMissing, isSameList);
  const needed = useSelector(editor, isSpecified) ? NEEDED_OF_SEVERAL : NEEDED;
  const others = missing.filter((field) => !needed.includes(field));
  return (
    <ul className={styles.checks} aria-label={text.checklist}>
      {[...needed, ...others].map((field) => {
        const isDone = !missing.includes(field);
        return (
          <li key={field} className={isDone ? styles.there : undefined}>
            <Icon name={isDone ? 'check' : 'minus'} size={14} />
            {isDone ? (
              fieldNames[field]
            ) : (
              <button type="button" onClick={() => focusField(field)}>
                {text.toFill(fieldNames[field])}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isSameList(one: readonly GoodField[], other: readonly GoodField[]): boolean {
  return GOOD_FIELDS.every((field) => one.includes(field) === other.includes(field));
}

/** The goods as they will stand in the shop's window. */
function PreviewCard({ editor }: { editor: GoodsEditor }) {
  const form = useFormFields(editor, 'name', 'pics', 'unit');
  const { item: good } = useFields(editor, 'item');
  const margin = useSelector(editor, selectMargin) ?? 0;
  const price = useSelector(editor, selectPrice) ?? 0;
  const name = form.name.trim();
  return (
    <div className={card.card}>
      <span className={card.picture}>
        <ImageWithFallback src={form.pics[0] ?? ''} alt="" eager />
      </span>
      <span className={card.body}>
        <span className={card.name}>{name || <Text tone="secondary">{text.noName}</Text>}</span>
        <span className={card.price}>
          <Price fen={price + margin} size="large" strong />
          <span className={card.unit}>{shopText.perPiece(form.unit.trim())}</span>
        </span>
        <span className={card.facts}>
          <span className="num">{shopText.sold(good?.sold ?? 0)}</span>
        </span>
      </span>
    </div>
  );
}
