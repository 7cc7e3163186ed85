import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import {
  canAccept,
  type GoodActions,
  isBroken,
  isBusy,
  isOpen,
  isTold,
  selectContext,
} from './goodActions.selectors.ts';
import { actionTexts, goodsNamed, summaryText, parcelActionsText as text } from './goodActions.text.ts';
import styles from './SellerGoods.module.css';

interface Props {
  actions: GoodActions;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to goods, and says what became of each. */
export function GoodActionDialog({ actions, onOver }: Props) {
  const open = useSelector(actions, isOpen);
  const busy = useSelector(actions, isBusy);
  const broken = useSelector(actions, isBroken);
  const told = useSelector(actions, isTold);
  const acceptable = useSelector(actions, canAccept);
  const { action, goods, refusal } = useSelector(actions, selectContext);
  const words = actionTexts[action];
  const dismiss = () => actions.send({ type: 'action.dismiss' });
  if (told) {
    return (
      <Results
        actions={actions}
        onClose={() => {
          dismiss();
          onOver();
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      destructive={action === 'remove'}
      open={open || (busy && (action !== 'putOn' || goods.length > 1))}
      texts={{
        ...{ title: words.title, accept: words.accept(goods.length), cancel: text.cancel },
        ...{ gotIt: text.gotIt, retry: text.retry, broken: text.broken },
      }}
      busy={busy}
      failed={broken}
      canConfirm={acceptable}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => actions.send({ type: 'action.accept' })}
      onClose={dismiss}
    >
      <p>{words.question(goodsNamed(goods))}</p>
    </ConfirmDialog>
  );
}

function Results({ actions, onClose }: { actions: GoodActions; onClose: () => void }) {
  const { action, goods, results } = useSelector(actions, selectContext);
  const names = new Map(goods.map(({ id, name }) => [id, name]));
  const ordered = results.toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <Dialog
      open
      title={actionTexts[action].title}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {text.gotIt}
        </Button>
      }
    >
      <Message tone={results.every(({ done }) => done) ? 'success' : 'warning'}>
        {summaryText(results)}
      </Message>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={styles.results} aria-label={text.results} tabIndex={0}>
        {ordered.map(({ id, done, msg }) => (
          <li key={id}>
            <Icon name={done ? 'success' : 'error'} className={done ? styles.went : styles.refused} />
            <span>{names.get(id)}</span>
            <span className={styles.why}>{done ? actionTexts[action].done : msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
