import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { isBusy } from '../../../../lib/selectors.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { Icon } from '../../../../ui/base/Icon.tsx';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { shortcuts } from '../../../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { reviewText, summaryText as text } from '../checkout/reviewStep.text.ts';
import styles from './Summary.module.css';
import {
  isPricing,
  isReviewed,
  selectAction,
  selectCanQuoteAgain,
  selectPlaced,
  selectRepriced,
  selectTotalBefore,
  useSteering,
} from './wizard.selectors.ts';
import { wizardText } from './wizard.text.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

/** What a quote says in sum, in fen. */
interface Quoted {
  goodsFee: number;
  courierFee: number;
  remoteFee: number;
  discountFee: number;
  totalFee: number;
  balance: number;
  enough: boolean;
}

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step;
  /** What was chosen, or that nothing was, by what it is called. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  quote: Quoted | null;
  /** What is said before there is a price. */
  pending: string;
}

/** What has been put together so far and what it costs, always in view, with the one thing to do next. */
export function Summary<Step extends string>(props: Props<Step>) {
  const { wizard, plan, screen, quote } = props;
  const steering = { wizard, plan, screen, totalFee: quote?.totalFee ?? null };
  if (useNarrow()) return <SummaryBar {...props} steering={steering} />;
  return (
    <aside className={styles.summary} aria-label={text.title}>
      <h2>{text.title}</h2>
      <SummaryParts {...props} />
      <SummaryButtons {...steering} />
    </aside>
  );
}

/** The one thing to do next, what leads there where it cannot be done yet, and the way back. */
export function SummaryButtons<Step extends string>(steering: NextProps<Step>) {
  return (
    <Stack gap={8} above={16}>
      <PriceChange wizard={steering.wizard} totalFee={steering.totalFee} />
      <NextButton {...steering} />
      <QuoteAgainButton wizard={steering.wizard} />
      <BackButton {...steering} />
    </Stack>
  );
}

/** On a phone at the foot of the window: the sum and the one thing to do next; what the sum is made of opens. */
function SummaryBar<Step extends string>(props: Props<Step> & { steering: NextProps<Step> }) {
  const { wizard, quote, pending, steering } = props;
  const [open, setOpen] = useState(false);
  const placed = useSelector(wizard, selectPlaced);
  const pricing = useSelector(wizard, isPricing);
  const fen = placed?.totalFee ?? quote?.totalFee;
  return (
    <aside className={styles.bar} aria-label={text.title}>
      <button type="button" className={styles.sum} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {fen === undefined ? (
          <span className={styles.pending}>{pricing ? text.pricing : pending}</span>
        ) : (
          <span className={styles.fen} aria-busy={pricing}>
            <span>{text.total}</span>
            <Price fen={fen} size="large" strong />
          </span>
        )}
        <span className={styles.more}>
          {text.details}
          <Icon name="chevronDown" size={14} />
        </span>
      </button>
      <PriceChange wizard={wizard} totalFee={steering.totalFee} />
      <QuoteAgainButton wizard={wizard} />
      <NextButton {...steering} />
      <Dialog open={open} title={text.title} width={520} onClose={() => setOpen(false)}>
        <SummaryParts {...props} />
      </Dialog>
    </aside>
  );
}

function SummaryParts<Step extends string>({ wizard, facts, quote, pending }: Props<Step>) {
  const placed = useSelector(wizard, selectPlaced);
  const pricing = useSelector(wizard, isPricing);
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={cx(!value && styles.none)}>{value || text.none}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.money}>
        {placed && <Total fen={placed.totalFee} />}
        {!placed && quote && <QuotedFees quote={quote} pricing={pricing} />}
        {!placed && !quote && <p className={styles.pending}>{pricing ? text.pricing : pending}</p>}
      </div>
    </>
  );
}

/** What a price waits for. */
export function pendingWords(
  chosen: { lines: readonly unknown[]; courierId: number | null; senderId: number | null },
  otherwise: string,
): string {
  if (chosen.lines.length === 0) return text.pendingFor.lines;
  if (chosen.courierId === null) return text.pendingFor.courierId;
  return chosen.senderId === null ? text.pendingFor.senderId : otherwise;
}

/** Of several, how many have to be mended. */
export function Counted({ words, wrong }: { words: string; wrong: string | false }) {
  return (
    <>
      {words}
      {wrong && <span className={styles.bad}> {wrong}</span>}
    </>
  );
}

function QuotedFees({ quote, pricing }: { quote: Quoted; pricing: boolean }) {
  return (
    <>
      <dl className={styles.fees} aria-busy={pricing}>
        <Fee name={text.goodsFee} fen={quote.goodsFee} />
        <Fee name={text.courierFee} fen={quote.courierFee} />
        {quote.remoteFee > 0 && <Fee name={text.remoteFee} fen={quote.remoteFee} />}
        {quote.discountFee > 0 && <Fee name={text.discountFee} fen={-quote.discountFee} quiet />}
      </dl>
      <Total fen={quote.totalFee} />
      <p className={styles.balance}>
        <span>{text.balance}</span>
        <span>
          <Price fen={quote.balance} size="small" />
          {!quote.enough && <span className={styles.bad}> {text.lack(quote.totalFee - quote.balance)}</span>}
        </span>
      </p>
    </>
  );
}

function Total({ fen }: { fen: number }) {
  return (
    <p className={styles.total}>
      <span>{text.total}</span>
      <Price fen={fen} size="large" strong />
    </p>
  );
}

/** `quiet`: already inside another part, told for information. */
function Fee({ name, fen, quiet = false }: { name: string; fen: number; quiet?: boolean }) {
  return (
    <div className={cx(quiet && styles.quiet)}>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} size="small" />
      </dd>
    </div>
  );
}

interface NextProps<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step;
  /** What is to be paid, in fen; null while it is not known. */
  totalFee: number | null;
}

const canGo = (step: string | undefined) => (snapshot: AnyMachineSnapshot) =>
  step !== undefined && snapshot.can({ type: 'step.go', step });

/** The one thing to do next. */
export function NextButton<Step extends string>({ wizard, plan, screen, totalFee }: NextProps<Step>) {
  const next = plan.steps[plan.steps.indexOf(screen) + 1];
  const steering = useSteering(wizard);
  const canNext = useSelector(steering, canGo(next));
  const waiting = useSelector(steering, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(plan.waitsFor));
  const goOn = () => next && canNext && wizard.send({ type: 'step.go', step: next });
  // By the key it is also asked for beforehand: gone on to once it is no longer waited for, if it can be.
  const goOnOncePriced = () => {
    const waited = steering.subscribe((snapshot) => {
      if (snapshot.hasTag(plan.waitsFor)) return;
      waited.unsubscribe();
      if (next && canGo(next)(snapshot)) wizard.send({ type: 'step.go', step: next });
    });
  };
  useShortcuts(next ? { next: waiting ? goOnOncePriced : goOn } : {});
  if (!next) return <PayButton wizard={wizard} totalFee={totalFee} />;
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={waiting}
      disabled={!canNext && !waiting}
      title={shortcuts.next.keys}
      onClick={goOn}
    >
      {plan.next[screen]}
    </Button>
  );
}

/** That the price is another than was shown, where the button is that takes it. */
function PriceChange({ wizard, totalFee }: { wizard: WizardRef; totalFee: number | null }) {
  const before = useSelector(wizard, selectTotalBefore);
  const repriced = useSelector(wizard, selectRepriced);
  const priced = useSelector(wizard, isReviewed);
  return (
    <p role="status" className={styles.change}>
      {priced && totalFee !== null && wordsOfChange(before, repriced, totalFee)}
    </p>
  );
}

function wordsOfChange(before: number | null, repriced: unknown, totalFee: number): string | null {
  if (before !== null) return reviewText.priceChanged(before, totalFee);
  return repriced ? reviewText.repriced : null;
}

/** What leads to the payment where it cannot be made yet. */
function QuoteAgainButton({ wizard }: { wizard: WizardRef }) {
  const canQuoteAgain = useSelector(wizard, selectCanQuoteAgain);
  if (!canQuoteAgain) return null;
  return (
    <Button fluid onClick={() => wizard.send({ type: 'quote.refresh' })}>
      {wizardText.quoteAgain}
    </Button>
  );
}

function BackButton<Step extends string>({ wizard, plan, screen }: NextProps<Step>) {
  const back = plan.steps[plan.steps.indexOf(screen) - 1];
  const steering = useSteering(wizard);
  const canBack = useSelector(steering, canGo(back));
  if (!back || !canBack) return null;
  return (
    <Button fluid onClick={() => steering.send({ type: 'step.go', step: back })}>
      {wizardText.back}
    </Button>
  );
}

function PayButton({ wizard, totalFee }: { wizard: WizardRef; totalFee: number | null }) {
  const steering = useSteering(wizard);
  const busy = useSelector(steering, isBusy);
  const action = useSelector(steering, selectAction);
  const placed = useSelector(wizard, selectPlaced);
  const words = {
    retry: wizardText.retry,
    'order.again': wizardText.orderAgain,
    'price.accept': wizardText.acceptPrice(totalFee),
    'order.submit': wizardText.pay(placed?.totalFee ?? totalFee),
  };
  const act = () => {
    if (!action || busy) return;
    if (action === 'price.accept') wizard.send({ type: action });
    else steering.send({ type: action });
  };
  useShortcuts({ pay: act });
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={busy}
      disabled={!action && !busy}
      title={shortcuts.pay.keys}
      // A key that is held down presses once: a new price is not accepted and paid by it.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={act}
    >
      {placed && action === 'order.submit'
        ? wizardText.payAgain(placed.totalFee)
        : words[action ?? 'order.submit']}
    </Button>
  );
}
