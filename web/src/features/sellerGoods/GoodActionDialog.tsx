import { useSelector } from '@xstate/react';
import { isBusy, isFailed, isOpen, selectContext } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { ResultList } from '../../ui/feedback/ResultList.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import {
  type ActionResult,
  actionTexts,
  goodsNamed,
  summaryText,
  goodActionsText as text,
} from './goodActions.text.ts';
import { type GoodActions, type GoodsSubject, isAtOnce } from './goodActions.ts';

interface Props {
  actor: GoodActions;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to goods, and says what became of each. */
export function GoodActionDialog({ actor, onOver }: Props) {
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, isFailed);
  const showingResults = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'showingResults' }));
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches({ resting: 'refused' }));
  const { subject, results, refusal } = useSelector(actor, selectContext);
  if (!subject) return null;
  const { action, goods } = subject;
  const { title, accept, question } = actionTexts[action];
  const dismiss = () => actor.send({ type: 'batch.dismiss' });
  if (showingResults) {
    return (
      <Results
        subject={subject}
        results={results}
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
      open={open && !(busy && isAtOnce(subject))}
      texts={{ ...text, title, accept: accept(goods.length) }}
      busy={busy}
      failed={failed}
      canConfirm={!busy && !isRefused}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => actor.send({ type: 'batch.confirm' })}
      onClose={dismiss}
    >
      <p>{question(goodsNamed(goods))}</p>
    </ConfirmDialog>
  );
}

interface ResultsProps {
  subject: GoodsSubject;
  results: readonly ActionResult[];
  onClose: () => void;
}

function Results({ subject: { action, goods }, results, onClose }: ResultsProps) {
  const names = new Map(goods.map(({ id, name }) => [id, name]));
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
      <ResultList
        label={text.results}
        results={results.map(({ id, done, msg }) => ({
          ...{ id, name: names.get(id) ?? '', isDone: done },
          words: done ? actionTexts[action].done : msg,
        }))}
      />
    </Dialog>
  );
}
