import { useMemo, useState } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot } from '../../../../ui/base/StatusDot.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import cards from '../../shared/recipients/RecipientCards.module.css';
import type { Basket } from '../../shared/wizard/basket.ts';
import { specificationText } from '../flow/modelContent.ts';
import type { ModelRow } from '../flow/modelRow.ts';
import { emptyVerdict, lineOf, type ModelVerdict } from '../flow/modelVerdicts.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { modelProblemsText, modelStateNames, checkText as text } from '../flow/shipModel.text.ts';
import { STATE_TONES } from './ModelGridRow.tsx';
import { ModelRowSheet } from './ModelRowSheet.tsx';

interface Props {
  wizard: ModelWizard;
  shown: readonly ModelRow[];
  verdicts: ReadonlyMap<string, ModelVerdict>;
  chosen: ReadonlySet<string>;
  setChosen: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
  onMove: (ids: readonly string[]) => void;
}

/** Of thousands of cards only so many are drawn at a time. */
const STEP = 50;

/** The rows of the file on a phone: each a card, those with something to mend first asked for. */
export function ModelCards({ wizard, shown, verdicts, chosen, setChosen, onMove }: Props) {
  const { facts } = useFields(wizard, 'facts');
  const [wantsProblems, setWantsProblems] = useState(false);
  const [count, setCount] = useState(STEP);
  const [openId, setOpenId] = useState<string | null>(null);
  const verdictOf = ({ id }: ModelRow) => verdicts.get(id) ?? emptyVerdict;
  const wrong = useMemo(() => {
    const isWrong = ({ id, excluded }: ModelRow) => !excluded && (verdicts.get(id)?.problems.length ?? 0) > 0;
    return new Set(shown.filter(isWrong));
  }, [shown, verdicts]);
  // One that was mended stays where it is while it is open.
  const rows = wantsProblems ? shown.filter((row) => wrong.has(row) || row.id === openId) : shown;
  const open = shown.find(({ id }) => id === openId);
  const nextAfter = (row: ModelRow) => {
    const from = shown.indexOf(row);
    const inTurn = [...shown.slice(from + 1), ...shown.slice(0, from)];
    return inTurn.find((one) => wrong.has(one))?.id ?? null;
  };
  const allChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
  return (
    <>
      <Row gap={12} justify="space-between" below={8}>
        <Checkbox label={text.onlyProblems(wrong.size)} checked={wantsProblems} onChange={setWantsProblems} />
        <Checkbox
          label={text.chooseAll}
          checked={allChosen}
          onChange={() => setChosen(() => new Set(allChosen ? [] : rows.map(({ id }) => id)))}
        />
      </Row>
      <ul className={cards.cards} aria-label={text.grid}>
        {rows.slice(0, count).map((row) => (
          <ModelCard
            key={row.id}
            row={row}
            verdict={verdictOf(row)}
            basket={facts}
            chosen={chosen.has(row.id)}
            onChoose={(isIn) =>
              setChosen((all) => (isIn ? new Set(all).add(row.id) : all.difference(new Set([row.id]))))
            }
            onOpen={() => setOpenId(row.id)}
          />
        ))}
      </ul>
      {rows.length > count && (
        <Row justify="center" above={12}>
          <Button onClick={() => setCount(count + STEP)}>{text.more(rows.length - count)}</Button>
        </Row>
      )}
      {open && (
        <ModelRowSheet
          key={open.id}
          wizard={wizard}
          row={open}
          verdict={verdictOf(open)}
          basket={facts}
          next={nextAfter(open)}
          onMove={() => onMove([open.id])}
          onGo={setOpenId}
        />
      )}
    </>
  );
}

interface CardProps {
  row: ModelRow;
  verdict: ModelVerdict;
  basket: Basket | null;
  chosen: boolean;
  onChoose: (isIn: boolean) => void;
  onOpen: () => void;
}

function ModelCard({ row, verdict, basket, chosen, onChoose, onOpen }: CardProps) {
  const line = lineOf(row);
  const said = modelProblemsText(verdict.problems, row);
  const isBlocked = verdict.problems.some(({ blocking }) => blocking);
  const goods = [
    specificationText(row, basket),
    row.num && text.pieces(row.num),
    row.thirdOrderNo,
    row.remark,
  ];
  return (
    <li className={cx(cards.card, cards[verdict.state], isBlocked && cards.error)}>
      <button type="button" className={cards.open} aria-label={text.mend(line, row.name)} onClick={onOpen}>
        <span className={cards.head}>
          <span className={cards.number}>{line}</span>
          <span className={cards.name}>{row.name}</span>
          <span className="num">{row.phone}</span>
          <StatusDot tone={STATE_TONES[verdict.state]}>{modelStateNames[verdict.state]}</StatusDot>
        </span>
        <span className={cards.place}>
          {`${regionText(row)} ${row.detail}`.trim() || row.unplaced || text.chooseRegion}
        </span>
        <span className={cards.parcel}>{goods.filter(Boolean).join('；')}</span>
      </button>
      <div className={cards.notes}>
        <span>{said}</span>
        <Checkbox
          id={`row${row.id}`}
          label={<span className="sr-only">{text.choose(line)}</span>}
          checked={chosen}
          onChange={onChoose}
        />
      </div>
    </li>
  );
}
