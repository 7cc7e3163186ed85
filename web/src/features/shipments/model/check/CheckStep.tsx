import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { useNarrow } from '../../../../ui/base/useNarrow.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Input } from '../../../../ui/inputs/Input.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import paste from '../../shared/recipients/PasteArea.module.css';
import { RegionDialog } from '../../shared/recipients/RegionDialog.tsx';
import { nowhere } from '../../shared/recipients/recipient.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import wizardStyles from '../../shared/wizard/wizard.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { shownRows } from '../flow/modelRows.ts';
import { type ModelState, stoppedForGood } from '../flow/modelVerdicts.ts';
import {
  type ModelWizard,
  selectCounts,
  selectLocatedShare,
  selectLocating,
  selectVerdicts,
} from '../flow/shipModel.selectors.ts';
import { modelStateNames, checkText as text } from '../flow/shipModel.text.ts';
import styles from './check.module.css';
import { ModelCards } from './ModelCards.tsx';
import { ModelGrid } from './ModelGrid.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Filter = ModelState | 'all';

const FILTERS: readonly Filter[] = [
  'all',
  'ok',
  'warn',
  'unread',
  'error',
  'duplicate',
  'ordered',
  'excluded',
];

/** Step 2: every row with its verdict; filters, search, editing in place and in bulk. */
export function CheckStep({ wizard }: { wizard: ModelWizard }) {
  const narrow = useNarrow();
  const Rows = narrow ? ModelCards : ModelGrid;
  const { rows, fileName } = useFields(wizard, 'rows', 'fileName');
  const verdicts = useSelector(wizard, selectVerdicts);
  const counts = useSelector(wizard, selectCounts);
  const canUndo = useSelector(wizard, (snapshot) => snapshot.can({ type: 'rows.undo' }));
  const [filter, setFilter] = useState<{ state: Filter; held: ReadonlySet<string> }>(everything);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacing, setReplacing] = useState(false);
  const [moving, setMoving] = useState<readonly string[] | null>(null);
  // A row that is being edited stays visible although its verdict changes.
  const shown = useMemo(
    () => shownRows(rows, verdicts, { ...filter, words }),
    [rows, verdicts, filter, words],
  );
  const chosenIds = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (state: Filter) => {
    const held = rows.filter(({ id }) => verdicts.get(id)?.state === state).map(({ id }) => id);
    setFilter({ state, held: new Set(held) });
  };
  const [only] = moving?.length === 1 ? rows.filter(({ id }) => id === moving[0]) : [];
  return (
    <Card
      title={text.title(fileName)}
      side={
        <Row as="span" wrap gap={4}>
          <Button variant="text" disabled={!canUndo} onClick={() => wizard.send({ type: 'rows.undo' })}>
            {text.undo}
          </Button>
          <Button variant="text" icon="search" onClick={() => setReplacing(true)}>
            {text.replace}
          </Button>
          {counts.stopped > 0 && (
            <Button variant="text" icon="eyeOff" onClick={() => wizard.send({ type: 'errors.exclude' })}>
              {text.excludeStopped(stoppedForGood(rows, verdicts).length)}
            </Button>
          )}
        </Row>
      }
    >
      <LocatingBar wizard={wizard} />
      <Row wrap gap={12} justify="space-between" below={12}>
        <Tabs
          label={text.filters}
          active={filter.state}
          items={FILTERS.filter((key) => key !== 'unread' || counts.unread > 0).map((key) => ({
            key,
            label: key === 'all' ? text.all : modelStateNames[key],
            count: counts[key],
          }))}
          onChange={choose}
        />
        <Input
          type="search"
          className={styles.search}
          aria-label={text.search}
          placeholder={text.search}
          value={words}
          onChange={setWords}
        />
      </Row>
      {shown.length === 0 ? (
        <EmptyState illustration="box" title={text.noneHere} hint={text.noneHint} />
      ) : (
        <Rows
          wizard={wizard}
          shown={shown}
          verdicts={verdicts}
          chosen={chosen}
          setChosen={setChosen}
          onMove={setMoving}
        />
      )}
      {!narrow && (
        <Text as="p" small tone="secondary" above={8}>
          {text.keys}
        </Text>
      )}
      <ChosenBar wizard={wizard} ids={chosenIds} onMove={setMoving} onClear={() => setChosen(new Set())} />
      {replacing && <ReplaceDialog wizard={wizard} chosen={chosenIds} onClose={() => setReplacing(false)} />}
      {moving && (
        <RegionDialog
          region={only ?? nowhere}
          detail={only?.detail ?? ''}
          onClose={() => setMoving(null)}
          onChoose={(region) => wizard.send({ type: 'rows.move', ids: moving, region })}
        />
      )}
    </Card>
  );
}

const everything = { state: 'all', held: new Set<string>() } as const;

interface Props {
  wizard: ModelWizard;
  ids: readonly string[];
  onMove: (ids: readonly string[]) => void;
  onClear: () => void;
}

/** Rises when rows are chosen: how many, and what can be done with all of them. */
function ChosenBar({ wizard, ids, onMove, onClear }: Props) {
  const { rows } = useFields(wizard, 'rows');
  const canLocate = useSelector(wizard, (snapshot) => snapshot.can({ type: 'rows.locate', ids }));
  if (ids.length === 0) return null;
  const chosen = new Set(ids);
  const allOut = rows.every(({ id, excluded }) => excluded || !chosen.has(id));
  return (
    <div role="toolbar" aria-label={text.chosen(ids.length)} className={wizardStyles.bar}>
      <Grow as="span" role="status">
        {text.chosen(ids.length)}
      </Grow>
      <Button size="small" onClick={() => onMove(ids)}>
        {text.setRegion}
      </Button>
      <Button size="small" disabled={!canLocate} onClick={() => wizard.send({ type: 'rows.locate', ids })}>
        {text.locate}
      </Button>
      <Button size="small" onClick={() => wizard.send({ type: 'rows.exclude', ids, excluded: !allOut })}>
        {allOut ? text.include : text.exclude}
      </Button>
      <Button size="small" variant="text" onClick={onClear}>
        {text.clear}
      </Button>
    </div>
  );
}

/** How far the reading of regions has come, and what to do when it has stopped. */
function LocatingBar({ wizard }: { wizard: ModelWizard }) {
  const locating = useSelector(wizard, selectLocating);
  const share = useSelector(wizard, selectLocatedShare);
  const { refusal } = useFields(wizard, 'refusal');
  const skip = () => wizard.send({ type: 'locating.skip' });
  if (locating === 'located') return null;
  return (
    <Stack below={12}>
      {locating === 'locating' ? (
        <Row as="p" gap={12} className={paste.reading}>
          <progress value={share} max={1} aria-label={text.locatingLabel} />
          <span className="num">{text.locating(share)}</span>
          <Button size="small" onClick={skip}>
            {text.skip}
          </Button>
        </Row>
      ) : (
        <Notice ways={{ [wizardText.retry]: () => wizard.send({ type: 'retry' }), [text.skipRest]: skip }}>
          {refusal ? refusalText(refusal) : text.unlocated}
        </Notice>
      )}
    </Stack>
  );
}
